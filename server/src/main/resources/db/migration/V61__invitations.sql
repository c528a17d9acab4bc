-- Who is asked to which open table: to play again there, by whoever is its host, or by somebody who sits there and has played
-- with them (asker). Whoever says no isn't asked to it any more (declined); that goes when they sit down there after all. All
-- of it goes with the table, and when the game begins, but for who said no to playing again.
create table invitation (
    table_id text   not null references game_table (id),
    person   text   not null,
    asker    text,
    at       bigint not null,
    declined bigint,
    primary key (table_id, person)
);

create index invitation_by_person on invitation (person);
create index invitation_by_asker on invitation (asker) where asker is not null;

insert into invitation (table_id, person, at, declined)
    select t.id, s.person, t.created, d.at from game_table t
        join game_table o on o.id = t.rematch_of and o.rematch = t.id
        join seat s on s.table_id = o.id and s.kind = 'person' and s.person is not null and s.person <> t.host
        left join rematch_decline d on d.table_id = t.id and d.person = s.person
    where t.status = 'open' or d.at is not null;

drop table rematch_decline;
