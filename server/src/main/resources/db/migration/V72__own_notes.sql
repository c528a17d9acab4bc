-- What a person has written down of a game they play or played, for themselves alone. Each change counts the version up; an
-- empty text is a note that was taken back.
create table own_note (
    table_id text    not null references game_table (id),
    person   text    not null,
    text     text    not null,
    version  integer not null,
    changed  bigint  not null,
    primary key (table_id, person)
);

create index own_note_by_person on own_note (person);
