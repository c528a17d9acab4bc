-- When a person is on holiday or was: from when they said so (since) until it is over, be it because they are back before. Their
-- tables by correspondence are told of it in their logs; as long as one of them may not be, it is untold (1). A holiday that is
-- over stays as long as its days count.
create table holiday (
    person  text    not null,
    since   bigint  not null,
    until   bigint  not null,
    untold  integer not null,
    primary key (person, since)
);

create index holiday_untold on holiday (person) where untold = 1;

-- Until when the person in a seat is on holiday, as the log of its table tells it.
alter table seat add column holiday bigint;
