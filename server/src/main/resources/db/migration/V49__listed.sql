-- Whether everybody finds a table in lists, to sit down there or to watch its game, or only whoever has its link: 1 or 0.
-- Nobody who was in a game before had been told that others would find it.
alter table game_table add column listed integer not null default 1;
update game_table set listed = 0 where status = 'playing';

-- What everybody finds, newest first: however many others there are.
create index game_table_listed on game_table (status, created) where listed = 1;
