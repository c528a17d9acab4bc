-- Several servers on one database. What is kept here is of worth only while they run; a server alone uses none of it.

-- A server that runs. It counts its beats; one that stands still is taken for dead.
create table node (
    id   text   not null primary key,
    beat bigint not null
);

-- Which server plays the bots of a table in play; absent where none does.
alter table game_table add column tended_by text;
create index game_table_by_tender on game_table (tended_by) where tended_by is not null;

-- Who of the people at a table is connected to it, and by which server.
create table presence (
    table_id text not null,
    person   text not null,
    node     text not null,
    primary key (table_id, person, node)
);

create index presence_by_node on presence (node);

-- What the people at a table are asked: as in the messages that tell it. Seats that agree are the bits of one number.
create table proposal (
    table_id text    not null primary key,
    id       text    not null,
    kind     text    not null,
    missed   integer,
    asker    integer not null,
    agreed   integer not null,
    ends     bigint  not null
);
