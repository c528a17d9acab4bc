-- Of whom a table's host is told that they have sat down there while it is open: each once, however often they stand up and sit
-- down again, and when (due), for others are told of some time later. They are named by a hash of table and person. It goes with
-- the table, and when the game begins.
create table joiner (
    table_id text   not null references game_table (id),
    mark     text   not null,
    due      bigint not null,
    primary key (table_id, mark)
);
