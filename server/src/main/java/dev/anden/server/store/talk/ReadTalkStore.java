package dev.anden.server.store.talk;

import dev.anden.protocol.talk.UnreadTalk.UnreadTable;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Up to which line people have read what is said at tables where they sit, or whose host they are. Of anybody else at
/// a table it isn't kept: they have it in no list.
public final class ReadTalkStore {
    private static final String NOTE = "insert into talk_read (table_id, person, line)"
            + " select k.table_id, cast(:person as text),"
            + " case when k.said < cast(:line as integer) then k.said else cast(:line as integer) end"
            + " from talk k join game_table t on t.id = k.table_id where k.table_id = :table and (t.host = :person"
            + " or exists (select 1 from seat s where s.table_id = k.table_id and s.person = :person))"
            + " on conflict (table_id, person) do update set line = excluded.line where talk_read.line < excluded.line";

    private static final String OF_TABLE = "select w.person, coalesce(r.line, 0) as line from ("
            + "select person from seat where table_id = :table and kind = 'person' and person is not null"
            + " union select host from game_table where id = :table) w"
            + " left join talk_read r on r.table_id = :table and r.person = w.person";

    /// A person's tables come first, then those of them where more was said than they have read: otherwise all lines
    /// would be looked at.
    private static final String UNREAD = "select l.table_id,"
            + " sum(case when s.seat is null then 0 else 1 end) as seated,"
            + " sum(case when s.seat is null then 1 else 0 end) as watching"
            + " from (select mine.table_id, coalesce(max(r.line), 0) as line"
            + " from (select table_id from seat where person in (:people)"
            + " union select id from game_table where host in (:people) and tournament is null) mine"
            + " join talk k on k.table_id = mine.table_id"
            + " left join talk_read r on r.table_id = mine.table_id and r.person in (:people)"
            + " group by mine.table_id, k.said having coalesce(max(r.line), 0) < k.said) news"
            + " join talk_line l on l.table_id = news.table_id and l.number > news.line"
            + " left join seat s on s.table_id = l.table_id and s.person = l.person"
            + " where l.person not in (:people) and not exists (select 1 from silence n"
            + " where n.person in (:people) and n.other = l.person)"
            + " group by l.table_id order by max(l.at) desc, l.table_id limit :limit";

    private final Database database;

    public ReadTalkStore(Database database) {
        this.database = database;
    }

    /// A person has read what was said at a table up to a line; what was read stays read.
    ///
    /// @return whether that is news, of somebody of whom it is kept
    public boolean note(String table, PersonId person, int line) {
        return database.update(
                        new Notice.OfReading(table),
                        client -> PersonStore.hold(client, person)
                                ? client.sql(NOTE)
                                        .param("person", person.text())
                                        .param("line", line)
                                        .param("table", table)
                                        .update()
                                : 0)
                > 0;
    }

    /// Up to which line everybody has read what was said at a table of whom it is kept there; 0 is none.
    public Map<PersonId, Integer> of(String table) {
        return database
                .read(client -> client.sql(OF_TABLE)
                        .param("table", table)
                        .query((row, place) -> Map.entry(new PersonId(row.getString("person")), row.getInt("line")))
                        .list())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// How much was said at the tables of some people that none of them has read or said, of those whom all of them
    /// hear; where something was said last comes first. One question, however many tables there are.
    ///
    /// @param people who look together: what one of them has read is news to none of them
    public List<UnreadTable> unread(Collection<PersonId> people, int limit) {
        if (people.isEmpty()) {
            return List.of();
        }
        return database.read(client -> client.sql(UNREAD)
                .param("people", people.stream().map(PersonId::text).toList())
                .param("limit", limit)
                .query((row, place) ->
                        new UnreadTable(row.getString("table_id"), row.getInt("seated"), row.getInt("watching")))
                .list());
    }
}
