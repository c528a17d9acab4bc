-- What games are called that this server has, or had: a board of one's own may go, and what was played on it is told with
-- its name all the same. The language is empty for the name wherever there is no other.
create table game_name (
    game text not null,
    language text not null,
    name text not null,
    primary key (game, language)
);
