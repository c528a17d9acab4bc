-- Who doesn't want to play again at an open table to which they are asked. It goes when they sit down there after all, and
-- with the table.
create table rematch_decline (
    table_id text   not null references game_table (id),
    person   text   not null,
    at       bigint not null,
    primary key (table_id, person)
);

create index rematch_decline_by_person on rematch_decline (person);
