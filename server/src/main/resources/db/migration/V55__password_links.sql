-- A link by which somebody who has lost the password of an account chooses another one, once. What is in it is kept only as
-- a hash. It goes with the account, when it is used, and whenever the password changes.
create table password_link (
    token   text   not null primary key,
    person  text   not null references account (person) on delete cascade,
    created bigint not null,
    expires bigint not null
);

create index password_link_by_person on password_link (person);
create index password_link_by_expiry on password_link (expires);
