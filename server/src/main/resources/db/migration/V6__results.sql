-- How a finished game ended, for lists. Written in the transaction that ends it; a game that was over before has none
-- until its log is read the next time.
create table result (
    table_id text    not null primary key references game_table (id),
    plies    integer not null,
    started  bigint  not null,
    ended    bigint  not null
);

create table seat_result (
    table_id text    not null references result (table_id),
    seat     integer not null,
    score    integer not null,
    rank     integer not null,
    primary key (table_id, seat)
);
