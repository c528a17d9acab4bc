-- The lobby asks which open tables have a free seat. Hardly any seat is free, and without an index PostgreSQL looks through
-- all there ever were.
create index seat_free on seat (table_id) where kind = 'free';
