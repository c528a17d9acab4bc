-- When something last changed at a table that is open; of a table in play the last line of its log counts, if it is
-- younger. Absent at a table of before: it counts from when the server next starts.
alter table game_table add column changed bigint;

-- When a guest was last here, to the hour. Absent for guests of before, in the same way.
alter table person add column seen bigint;

create index game_table_by_change on game_table (status, changed);
create index game_table_by_rematch on game_table (rematch) where rematch is not null;
create index person_by_seen on person (seen);
