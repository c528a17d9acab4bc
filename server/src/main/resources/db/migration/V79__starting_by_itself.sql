-- Whether the game of an open table begins by itself once nobody is missing: 1 or 0. Whoever sits at a table of before was
-- told that its host starts it.
alter table game_table add column starts_by_itself integer not null default 0;

-- Those are looked for again and again; hardly any table is one of them.
create index game_table_starting on game_table (id) where status = 'open' and starts_by_itself = 1;
