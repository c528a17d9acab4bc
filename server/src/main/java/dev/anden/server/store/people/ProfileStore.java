package dev.anden.server.store.people;

import dev.anden.server.store.database.Database;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Who shows others a page of their own, and who of these may look at it: everybody but those who have blocked
/// whom it shows. To them it isn't there. Whom the one that it shows has blocked finds it as strangers do: if it
/// were missing for them alone, any window in which nobody knows who they are would tell them why.
public final class ProfileStore {
    private static final String OPEN = "insert into profile (id, person, opened)"
            + " select cast(:id as text), cast(:person as text), cast(:at as bigint)"
            + " where not exists (select 1 from barred where person = :person) on conflict (person) do nothing";

    private final Database database;

    public ProfileStore(Database database) {
        this.database = database;
    }

    /// Somebody who shows their page.
    ///
    /// @param since when they were first written down, in milliseconds since 1970
    public record Shown(PersonId person, String name, long since) {}

    /// The id of the page that somebody shows a reader, or null, as SQL.
    ///
    /// @param person where their id is
    /// @param reader where the reader's is; the empty text if nobody knows who reads
    public static String shown(String person, String reader) {
        return "(select page.id from profile page where page.person = " + person
                + " and not exists (select 1 from silence z where z.kind = 'block' and z.person = " + reader
                + " and z.other = page.person))";
    }

    /// Opens a person's page, unless it is open, or they may only look on.
    ///
    /// @param id by which it is found, if it is opened now
    /// @param at milliseconds since 1970
    /// @throws ForgottenPerson if the person isn't known any more
    public void open(PersonId person, String id, long at) {
        database.write(client -> {
            PersonStore.require(client, person);
            client.sql(OPEN)
                    .param("id", id)
                    .param("person", person.text())
                    .param("at", at)
                    .update();
        });
    }

    /// Closes a person's page. What led to it leads nowhere from now on.
    public void close(PersonId person) {
        database.write(client -> client.sql("delete from profile where person = ?")
                .param(person.text())
                .update());
    }

    /// By which id others find a person's page; empty if it isn't open.
    public Optional<String> of(PersonId person) {
        return database.read(client -> client.sql("select id from profile where person = ?")
                .param(person.text())
                .query(String.class)
                .optional());
    }

    /// Whose page it is.
    ///
    /// @param reader who wants to look at it
    public Optional<Shown> at(String id, Optional<PersonId> reader) {
        return database.read(client -> client.sql("select p.id, p.name, p.created from profile f"
                        + " join person p on p.id = f.person where f.id = :id and f.id = "
                        + shown("f.person", ":reader"))
                .param("id", id)
                .param("reader", text(reader))
                .query((row, number) ->
                        new Shown(new PersonId(row.getString("id")), row.getString("name"), row.getLong("created")))
                .optional());
    }

    /// The pages of those who sit at a table, by seat. Of a game that was brought along they are its host's alone.
    ///
    /// @param reader who looks at the table
    public Map<Integer, String> atTable(String table, Optional<PersonId> reader) {
        return database.read(client -> client
                .sql("select s.seat, " + shown("s.person", ":reader") + " as page from seat s"
                        + " join game_table t on t.id = s.table_id where s.table_id = :table and s.kind = 'person'"
                        + " and s.person is not null and (t.imported = 0 or t.host = :reader)")
                .param("table", table)
                .param("reader", text(reader))
                .query((row, number) -> Map.entry(row.getInt("seat"), Optional.ofNullable(row.getString("page"))))
                .list()
                .stream()
                .filter(seat -> seat.getValue().isPresent())
                .collect(Collectors.toMap(
                        Map.Entry::getKey, seat -> seat.getValue().orElseThrow())));
    }

    /// The pages of some people.
    ///
    /// @param reader who reads of them
    public Map<PersonId, String> of(Collection<PersonId> people, Optional<PersonId> reader) {
        if (people.isEmpty()) {
            return Map.of();
        }
        List<String> ids = people.stream().map(PersonId::text).toList();
        return database.read(client -> client
                .sql("select f.id, f.person from profile f where f.person in (:people)" + " and f.id = "
                        + shown("f.person", ":reader"))
                .param("people", ids)
                .param("reader", text(reader))
                .query((row, number) -> Map.entry(new PersonId(row.getString("person")), row.getString("id")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// A reader as a value of [#shown].
    public static String text(Optional<PersonId> reader) {
        return reader.map(PersonId::text).orElse("");
    }
}
