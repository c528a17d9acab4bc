-- A person who has a way to prove who they are. The handle is what they sign in by, folded so that capital letters and
-- ways of writing an accent don't count.
create table account (
    person  text   not null primary key references person (id),
    handle  text   not null,
    folded  text   not null unique,
    created bigint not null
);

-- Hashed by Argon2, with the salt and the parameters in the text.
create table password (
    person  text   not null primary key references account (person),
    hash    text   not null,
    changed bigint not null
);

-- A browser that is signed in. What its cookie has is kept only as a hash.
create table session (
    id      text   not null primary key,
    token   text   not null unique,
    person  text   not null references account (person),
    device  text   not null,
    created bigint not null,
    seen    bigint not null
);

create index session_by_person on session (person, seen);
create index session_by_seen on session (seen);
