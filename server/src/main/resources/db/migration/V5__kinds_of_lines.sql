-- What a line of a log is: a ply (played), or that the last ply still standing was taken back (took-back).
alter table ply add column kind text not null default 'played';
update ply set kind = 'took-back' where undoes is not null;
