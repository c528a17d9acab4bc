-- The table whose people play again at this one, as the person wished who has set it up; also where nobody is asked to it.
alter table game_table add column rematch_of text;

create index game_table_by_rematch_of on game_table (rematch_of) where rematch_of is not null;
