-- A program that plays where its owner seats it. It has a name like a person, so it is one of the rows of `person`, and
-- sits in seats of the kind 'bot' with no level. What is in its token is kept only as a hash; used is when the token was
-- last shown, to the hour.
create table network_bot (
    id      text   not null primary key references person (id),
    owner   text   not null references account (person),
    token   text   not null unique,
    created bigint not null,
    used    bigint
);

create index network_bot_by_owner on network_bot (owner);
