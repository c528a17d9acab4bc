-- What becomes of a result for ratings: it waits to be counted, is rated, or is unrated for good. Whoever counts it
-- changes this in the same transaction, so that it is counted once.
alter table result add column rating text not null default 'unrated';
create index result_to_rate on result (ended, table_id) where rating = 'waits';

-- How well a person or a bot (the other one is empty) plays a game: of all time (the season is empty), and within a
-- quarter of a year ('2026-Q4'), where everybody begins anew.
create table rating (
    game      text             not null,
    season    text             not null,
    person    text             not null,
    bot       text             not null,
    mean      double precision not null,
    deviation double precision not null,
    games     integer          not null,
    wins      integer          not null,
    primary key (game, season, person, bot)
);

create index rating_in_order on rating (game, season, (mean - 3 * deviation));

-- What a rated game did to the ratings of all time.
create table rating_change (
    table_id         text             not null references result (table_id),
    seat             integer          not null,
    mean_before      double precision not null,
    deviation_before double precision not null,
    mean             double precision not null,
    deviation        double precision not null,
    primary key (table_id, seat)
);
