-- Who shows others a page of their own: as long as there is a row, under an id that is drawn when the page is opened.
create table profile (
    id     text   not null primary key,
    person text   not null unique references account (person),
    opened bigint not null
);
