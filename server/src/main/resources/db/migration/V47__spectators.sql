-- What those see of a table who watch it without a seat, as long as its game goes on: nothing for what everybody knows,
-- or all hands some time later ('minutes 15', 'turns 10').
alter table game_table add column spectators text not null default '';
