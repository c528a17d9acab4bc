-- The link that makes another browser a guest again. What is in it is kept only as a hash.
create table recovery (
    person  text   not null primary key references person (id),
    token   text   not null unique,
    created bigint not null
);
