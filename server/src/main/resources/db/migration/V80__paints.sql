-- The colour of a seat, as a word. Nothing in what was set up before: the seat has the one of its number.
alter table seat add column paint text;
