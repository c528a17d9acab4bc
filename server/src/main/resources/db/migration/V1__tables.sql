-- One SQL for SQLite and PostgreSQL. Times are milliseconds since 1970.

create table setting (
    name  text not null primary key,
    value text not null
);

create table person (
    id      text   not null primary key,
    name    text   not null,
    created bigint not null
);

create table game_table (
    id            text    not null primary key,
    game          text    not null,
    rules_version integer not null,
    host          text    not null,
    status        text    not null,
    seed          text    not null,
    created       bigint  not null
);

create index game_table_by_status on game_table (status, created);
create index game_table_by_host on game_table (host, created);

create table seat (
    table_id text    not null references game_table (id),
    seat     integer not null,
    kind     text    not null,
    person   text,
    bot      text    not null,
    primary key (table_id, seat)
);

-- A person has one seat at a table.
create unique index seat_by_person on seat (person, table_id);

-- The append-only log. Its key is the fence: of two writers of one ply only one succeeds.
create table ply (
    table_id text    not null references game_table (id),
    ply      integer not null,
    actor    integer not null,
    text     text    not null,
    hash     bigint  not null,
    at       bigint  not null,
    command  text,
    primary key (table_id, ply)
);

-- What was carried out for a client, so that the same command sent again is answered and not done again.
create table command (
    table_id text    not null references game_table (id),
    command  text    not null,
    seat     integer not null,
    text     text    not null,
    version  integer not null,
    primary key (table_id, command)
);

-- Choices made before their turn, until it comes.
create table early_choice (
    table_id text    not null references game_table (id),
    seat     integer not null,
    text     text    not null,
    command  text,
    primary key (table_id, seat)
);
