package dev.anden.server.store.talk;

import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.SilencedPerson;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.row.Columns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Whom people don't want to hear, or have to do with.
public final class SilenceStore {
    /// Nobody has more of them.
    public static final int MOST = 200;

    private static final String ADD = "insert into silence (id, person, other, kind, created)"
            + " select cast(:id as text), cast(:person as text), cast(:other as text), cast(:kind as text),"
            + " cast(:at as bigint) where (select count(*) from silence where person = :person and other <> :other) < :most"
            + " on conflict (person, other) do update set kind ="
            + " case when silence.kind = 'block' then silence.kind else excluded.kind end,"
            + " created = case when silence.kind in ('block', excluded.kind) then silence.created"
            + " else excluded.created end";

    private static final String ROWS = "select s.person, s.id, s.other, s.kind, s.created, p.name from silence s"
            + " left join person p on p.id = s.other where s.person in (:people) order by s.created, s.id";

    private final Database database;

    public SilenceStore(Database database) {
        this.database = database;
    }

    /// Somebody who isn't heard.
    ///
    /// @param name what the other one is called now; empty if nobody knows
    /// @param since when that began, in milliseconds since 1970
    public record Row(String id, PersonId other, String name, SilenceKind kind, long since) {
        /// What the person is told of it: the other one's name, and not who that is.
        public SilencedPerson told() {
            return new SilencedPerson(id, name, kind, since);
        }
    }

    /// From now on a person doesn't hear another one. Whoever is blocked stays blocked when muted besides.
    ///
    /// @param id names it, unless there is one of these two already
    /// @param at milliseconds since 1970
    /// @return whether that is written down; not if the person has too many of them
    public boolean add(String id, PersonId person, PersonId other, SilenceKind kind, long at) {
        return database.update(
                        new Notice.OfSilence(person),
                        client -> client.sql(ADD)
                                .param("id", id)
                                .param("person", person.text())
                                .param("other", other.text())
                                .param("kind", kind.toString())
                                .param("at", at)
                                .param("most", MOST)
                                .update())
                == 1;
    }

    /// A person hears somebody again.
    ///
    /// @return whether they didn't before
    public boolean end(PersonId person, String id) {
        return database.update(
                        new Notice.OfSilence(person),
                        client -> client.sql("delete from silence where person = ? and id = ?")
                                .params(person.text(), id)
                                .update())
                > 0;
    }

    /// Whom a person doesn't hear, the latest last. Where it can't be read how far that goes, it goes as far as it can.
    public List<Row> of(PersonId person) {
        return of(Set.of(person)).getOrDefault(person, List.of());
    }

    /// What [#of] says of each of some people, but for those who hear everybody.
    public Map<PersonId, List<Row>> of(Set<PersonId> people) {
        if (people.isEmpty()) {
            return Map.of();
        }
        return database
                .read(client -> client.sql(ROWS)
                        .param("people", people.stream().map(PersonId::text).toList())
                        .query((row, place) -> Map.entry(new PersonId(row.getString("person")), row(row)))
                        .list())
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                row.getString("id"),
                new PersonId(row.getString("other")),
                row.getString("name") == null ? "" : row.getString("name"),
                new Columns(row, "silence").word("kind", SilenceKind.class, SilenceKind.BLOCK),
                row.getLong("created"));
    }

    /// Who doesn't want to have to do with a person.
    public Set<PersonId> blocking(PersonId person) {
        return database.read(client -> client.sql("select person from silence where other = ? and kind = 'block'")
                .param(person.text())
                .query((row, number) -> new PersonId(row.getString("person")))
                .set());
    }

    /// Whom a person doesn't want to have to do with.
    public Set<PersonId> blockedBy(PersonId person) {
        return blockedBy(Set.of(person)).getOrDefault(person, Set.of());
    }

    /// What [#blockedBy] says of each of some people, but for those who hear everybody.
    public Map<PersonId, Set<PersonId>> blockedBy(Set<PersonId> people) {
        return of(people).entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Map.Entry::getKey,
                        rows -> rows.getValue().stream()
                                .filter(row -> row.kind() == SilenceKind.BLOCK)
                                .map(Row::other)
                                .collect(Collectors.toUnmodifiableSet())));
    }
}
