-- The best scores alone of a season are looked for among the games of that time.
drop index seat_result_alone;
create index seat_result_alone on seat_result (game, ended) where seats = 1;
