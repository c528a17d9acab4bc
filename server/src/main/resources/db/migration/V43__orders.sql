-- What whoever runs the server wants it to do, written down beside it by another program; and what came of it. Nothing came
-- of it yet where the outcome is absent.
create table operator_order (
    id      text   not null primary key,
    kind    text   not null,
    about   text   not null,
    made    bigint not null,
    outcome text,
    done    bigint
);

create index operator_order_by_outcome on operator_order (outcome, made);

-- Who may only look on, since when. They needn't be known in any other way.
create table barred (
    person text   not null primary key,
    since  bigint not null
);
