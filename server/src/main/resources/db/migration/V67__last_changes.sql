-- The last change that each server has kept on PostgreSQL: where the end of one wasn't answered, it is known by this
-- whether it was kept.
create table if not exists last_change (
    server  text    not null primary key,
    mark    bigint  not null
);
