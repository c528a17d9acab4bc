-- Whether a table waits for the seat: 1 or 0. Absent at a table in play where nobody has worked it out yet.
alter table seat add column to_act integer;
update seat set to_act = 0 where table_id in (select id from game_table where status <> 'playing');
