-- The table at which the same people play again, once one of them has set it up.
alter table game_table add column rematch text;
