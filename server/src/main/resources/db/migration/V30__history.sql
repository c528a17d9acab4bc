-- Whether the people at a table want their game to count for ratings: 1 or 0. At tables of before nobody was asked.
alter table game_table add column rated integer not null default 0;

-- Whether what is remembered of a game is written with its result: 1 or 0. For games of before it is when their logs are
-- read the next time.
alter table result add column facts integer not null default 0;

-- Who sat there, at which game, and when it ended: as in seat, game_table and result, so that one index answers. A
-- person's id, or a bot's level.
alter table seat_result add column person text;
alter table seat_result add column bot text not null default '';
alter table seat_result add column game text not null default '';
alter table seat_result add column seats integer not null default 0;
alter table seat_result add column ended bigint not null default 0;

-- How it was played: how many plies the person or bot chose, how many a bot chose for the person, how long choices took
-- together and in the median (milliseconds), and whether the person left the game to a bot (1 or 0).
alter table seat_result add column choices integer not null default 0;
alter table seat_result add column by_bot integer not null default 0;
alter table seat_result add column thinking bigint not null default 0;
alter table seat_result add column pace bigint;
alter table seat_result add column deserted integer not null default 0;

update seat_result set
    person = (select s.person from seat s where s.table_id = seat_result.table_id and s.seat = seat_result.seat),
    bot = (select s.bot from seat s where s.table_id = seat_result.table_id and s.seat = seat_result.seat),
    game = (select t.game from game_table t where t.id = seat_result.table_id),
    seats = (select count(*) from seat s where s.table_id = seat_result.table_id),
    ended = (select r.ended from result r where r.table_id = seat_result.table_id);

create index seat_result_by_person on seat_result (person, ended, table_id) where person is not null;
create index seat_result_alone on seat_result (game, score) where seats = 1;

-- The lines of a score sheet, counted by rule: how many achieved what the rule asks for, how many did not, and their
-- points. In the order of the sheet.
create table seat_line (
    table_id text    not null references result (table_id),
    seat     integer not null,
    number   integer not null,
    rule     text    not null,
    made     integer not null,
    missed   integer not null,
    points   integer not null,
    primary key (table_id, seat, rule)
);

-- Whom games wait for: a few rows of many.
create index seat_to_act on seat (person, table_id) where to_act = 1;
