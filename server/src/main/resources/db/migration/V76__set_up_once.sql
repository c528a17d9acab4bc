-- By which command of whose a table was set up: the same command sent again is answered with this table, and sets up no other.
create table table_command (
    person   text not null,
    command  text not null,
    table_id text not null unique references game_table (id),
    primary key (person, command)
);
