-- What the person in a seat has added to the seed of the table's game, before it began: 64 hex digits.
alter table seat add column contribution text;
