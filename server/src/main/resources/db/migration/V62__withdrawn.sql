-- When an invitation was taken back that nobody had answered. Its row stays: whoever was asked comes to the table in no other
-- way, unless everybody finds it, and is told of it once.
alter table invitation add column withdrawn bigint;
