-- Whoever had sat down is told of less time, and has a moment to leave: the game doesn't begin before, in milliseconds since
-- 1970. Nothing once that was over and somebody started it.
alter table game_table add column start_after bigint;
