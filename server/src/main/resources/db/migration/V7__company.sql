-- Kinds of lines that tell of those who play, and not of the game: resigned, handed-over (both with the level of the bot
-- that plays from then on, the latter with the reason), came-back, agreed-to-end.
alter table ply add column bot text;
alter table ply add column reason text;

-- The level of the bot that plays in a person's seat, and why it does; absent where the person plays. It follows from
-- the log, and stands here for lists and for waking bots.
alter table seat add column substitute text;
alter table seat add column substitute_reason text;
