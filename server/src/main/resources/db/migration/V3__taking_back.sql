-- A log has lines, and a line is a ply or takes the last ply back that still stands. A line keeps its number, so what
-- was the number of a ply is now that of a line; where nothing was taken back they are the same.
alter table ply rename column ply to line;

-- The line of the ply that this line takes back; absent for a ply.
alter table ply add column undoes integer;
