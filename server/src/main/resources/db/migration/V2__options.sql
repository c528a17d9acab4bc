-- What was chosen of a game's options when its table was set up: id=value, separated by blanks.
alter table game_table add column options text not null default '';
