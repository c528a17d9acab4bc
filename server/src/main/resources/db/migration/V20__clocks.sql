-- How much time the people at a table have: nothing for as much as they like, 'live <bank> <bonus>' or
-- 'correspondence <turn>', in milliseconds.
alter table game_table add column time_control text not null default '';

-- When the first of a table's clocks runs out, in milliseconds of the time in which a server ran; absent where none
-- runs. It follows from the log, and stands here so that no game has to be loaded for it.
alter table game_table add column deadline bigint;
create index game_table_by_deadline on game_table (deadline) where deadline is not null;

-- What the clocks showed when the line was written: what each seat had left in milliseconds, separated by blanks. Absent
-- where no time is counted, and at lines that others of the same moment follow.
alter table ply add column clocks text;

-- When a choice was made before its turn; absent for one of before.
alter table early_choice add column at bigint;

-- From when to when a server ran. What lies between isn't counted by any clock.
create table server_run (
    began bigint not null primary key,
    alive bigint not null
);
