-- How much has been said at a table; of a table where nothing was there is no row. Whoever says something counts here
-- first, so that two who speak at the same moment have numbers of their own.
create table talk (
    table_id text    not null primary key references game_table (id),
    said     integer not null
);

-- What people said at a table: the last lines of it. The id of a ready phrase, or else a text. The command is the client's,
-- so that what is sent again isn't said again.
create table talk_line (
    table_id text    not null references game_table (id),
    number   integer not null,
    person   text    not null,
    phrase   text,
    text     text    not null,
    at       bigint  not null,
    command  text    not null,
    primary key (table_id, number)
);

create unique index talk_line_by_command on talk_line (person, table_id, command);

-- Whom a person doesn't want to hear (mute), or have anything to do with (block).
create table silence (
    id      text   not null primary key,
    person  text   not null,
    other   text   not null,
    kind    text   not null,
    created bigint not null
);

create unique index silence_by_person on silence (person, other);
create index silence_by_other on silence (other);

-- What somebody wants whoever runs the server to look at. A person who has gone is the empty text. The line is the number
-- of what it is about; absent if it is about a person as such.
create table report (
    id       text   not null primary key,
    table_id text   not null,
    person   text   not null,
    about    text   not null,
    line     integer,
    note     text   not null,
    created  bigint not null,
    handled  bigint
);

create index report_by_handled on report (handled, created);
create index report_by_person on report (person);
create index report_by_about on report (about);

-- What had last been said at the table then.
create table report_line (
    report text    not null references report (id),
    number integer not null,
    person text    not null,
    phrase text,
    text   text    not null,
    at     bigint  not null,
    primary key (report, number)
);

create index report_line_by_person on report_line (person);
