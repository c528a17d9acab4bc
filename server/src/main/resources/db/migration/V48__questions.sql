-- How many lines a table's log had when its people were asked something. What was asked before is asked no more.
delete from proposal;
alter table proposal add column version integer not null default 0;
