-- Whether a game was played elsewhere and brought along from there: 1 or 0. Only whoever brought it has a seat as a person
-- of this server; who else sat there is a name and nothing more.
alter table game_table add column imported integer not null default 0;
create index game_table_imported on game_table (host) where imported = 1;

-- What a game is recognized by that is brought along twice.
create index game_table_by_seed on game_table (seed);

-- What somebody was called at a game that was brought along; absent for people of this server.
alter table seat add column name text;
