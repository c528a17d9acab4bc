-- What decided a finished game for a person, once it was analysed: by how much all that chance brought, and by how much
-- the person's own choices changed the chance to win (of whoever played alone: the points). Absent until then.
alter table seat_result add column luck double precision;
alter table seat_result add column play double precision;
