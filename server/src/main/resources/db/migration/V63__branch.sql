-- A game may go on from a moment of another one: that of the table branch_of, which may be gone, or not be known, after
-- branch_ply of its plies. These are the first ones of its own log; 0 for a game from its beginning.
alter table game_table add column branch_of text;
alter table game_table add column branch_ply integer not null default 0;

-- What was reached in such a game is no achievement: it isn't counted with the other results of a person.
alter table seat_result add column counted integer not null default 1;
