-- Up to which line a person has read what is said at a table where they sit, or whose host they are: for them alone. What
-- was said before this was kept counts as read.
create table talk_read (
    table_id text    not null references game_table (id),
    person   text    not null,
    line     integer not null,
    primary key (table_id, person)
);

create index talk_read_by_person on talk_read (person);

insert into talk_read (table_id, person, line)
select s.table_id, s.person, k.said from talk k join seat s on s.table_id = k.table_id
where s.kind = 'person' and s.person is not null
union select t.id, t.host, k.said from talk k join game_table t on t.id = k.table_id where t.host <> '';
