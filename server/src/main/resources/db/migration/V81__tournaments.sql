-- People who play one another by rounds. Points are kept here, in halves: the tables may go.
create table tournament (
    id           text    primary key,
    host         text    not null,
    command      text,
    game         text    not null,
    options      text    not null,
    seats        integer not null,
    rounds       integer not null,
    time_control text    not null,
    spectators   text    not null,
    bot          text    not null,
    status       text    not null,
    round        integer not null,
    created      bigint  not null,
    changed      bigint  not null
);

create unique index tournament_by_command on tournament (host, command);
create index tournament_under_way on tournament (status) where status = 'playing';

create table tournament_entrant (
    tournament text    not null references tournament (id),
    number     integer not null,
    person     text,
    withdrawn  integer not null,
    primary key (tournament, number)
);

create unique index tournament_entrant_by_person on tournament_entrant (person, tournament);

create table tournament_game (
    tournament text    not null references tournament (id),
    round      integer not null,
    number     integer not null,
    table_id   text,
    outcome    text    not null,
    primary key (tournament, round, number)
);

create index tournament_game_under_way on tournament_game (table_id) where outcome = 'playing';

create table tournament_player (
    tournament text    not null references tournament (id),
    round      integer not null,
    number     integer not null,
    entrant    integer not null,
    score      integer,
    halves     integer,
    primary key (tournament, round, entrant)
);

alter table game_table add column tournament text;
