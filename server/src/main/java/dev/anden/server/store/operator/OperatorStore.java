package dev.anden.server.store.operator;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What whoever runs a server looks for: tables and people, a page at a time. Times are milliseconds since 1970.
public final class OperatorStore {
    /// How many rows a page has.
    public static final int PAGE = 50;

    /// Every status but what lists say of tables that can't be opened: no table is kept with that one.
    private static final List<String> KEPT = words(EnumSet.complementOf(EnumSet.of(TableStatus.DAMAGED)));

    private static final String SOME_TABLES = " from (select t.id, t.status, t.created,"
            + " coalesce((select p.at from ply p where p.table_id = t.id order by p.line desc limit 1),"
            + " t.changed, t.created) as touched from game_table t) listed"
            + " where (listed.status in (:statuses) or (:damaged = 1"
            + " and listed.status not in (:known))) and listed.touched < :before";

    private static final String TABLES = "select listed.id, listed.touched" + SOME_TABLES
            + " order by listed.created desc, listed.id limit :limit offset :offset";

    private static final String PERSON = "select p.id, p.name, p.created, p.seen, a.handle,"
            + " (select count(*) from seat s where s.person = p.id) as tables"
            + " from person p left join account a on a.person = p.id";

    private static final String SOME_PEOPLE =
            " where (lower(p.name) like :name escape '!' or p.name like :upper escape '!' or p.name like :title escape '!')"
                    + " and coalesce(p.seen, p.created) < :before";

    private static final String PEOPLE =
            PERSON + SOME_PEOPLE + " order by coalesce(p.seen, p.created) desc, p.id limit :limit offset :offset";

    private final Database database;

    public OperatorStore(Database database) {
        this.database = database;
    }

    /// A table, and when something last happened there.
    public record Touched(String table, long at) {}

    /// A person.
    ///
    /// @param handle by which an account is signed in to; absent for a guest
    /// @param seen when they were last here, to the minute; absent if nobody knows
    /// @param tables at how many they sit or sat
    public record Person(
            PersonId id, String name, Optional<String> handle, long created, Optional<Long> seen, int tables) {}

    /// Tables, the newest first. Of those that are damaged there are only the ones whose status isn't any.
    ///
    /// @param before only those at which nothing has happened since
    /// @param page 1 for the first one
    public List<Touched> tables(Set<TableStatus> statuses, long before, int page) {
        return database.read(client -> page(of(client.sql(TABLES), statuses), before, page)
                .query((row, number) -> new Touched(row.getString("id"), row.getLong("touched")))
                .list());
    }

    /// People, those who were here last first.
    ///
    /// @param name what is in their names, in whatever letters; empty for all
    /// @param before only those who haven't been here since
    /// @param page 1 for the first one
    public List<Person> people(String name, long before, int page) {
        return database.read(client -> people(named(page(client.sql(PEOPLE), before, page), name)));
    }

    /// How many pages of tables there are.
    public int pagesOfTables(Set<TableStatus> statuses, long before) {
        return database.read(client ->
                pages(of(client.sql("select count(*)" + SOME_TABLES), statuses).param("before", before)));
    }

    private static JdbcClient.StatementSpec of(JdbcClient.StatementSpec question, Set<TableStatus> statuses) {
        return question.param("statuses", words(statuses))
                .param("damaged", statuses.contains(TableStatus.DAMAGED) ? 1 : 0)
                .param("known", KEPT);
    }

    private static List<String> words(Set<TableStatus> statuses) {
        return statuses.stream().map(TableStatus::toString).toList();
    }

    /// How many pages of people there are.
    public int pagesOfPeople(String name, long before) {
        return database.read(client -> pages(
                named(client.sql("select count(*) from person p" + SOME_PEOPLE).param("before", before), name)));
    }

    private static int pages(JdbcClient.StatementSpec count) {
        return Math.ceilDiv(count.query(Integer.class).single(), PAGE);
    }

    /// SQLite knows the lower case of ASCII alone, so that other letters are looked for as names have them.
    private static JdbcClient.StatementSpec named(JdbcClient.StatementSpec question, String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        int first = lower.isEmpty() ? 0 : lower.offsetByCodePoints(0, 1);
        return question.param("name", like(lower))
                .param("upper", like(name.toUpperCase(Locale.ROOT)))
                .param("title", like(lower.substring(0, first).toUpperCase(Locale.ROOT) + lower.substring(first)));
    }

    private static String like(String part) {
        return "%" + part.replaceAll("[!%_]", "!$0") + "%";
    }

    /// A person by their id.
    public Optional<Person> person(PersonId id) {
        return database.read(client -> people(
                        client.sql(PERSON + " where p.id = :id").param("id", id.text()))
                .stream()
                .findFirst());
    }

    private static JdbcClient.StatementSpec page(JdbcClient.StatementSpec question, long before, int page) {
        return question.param("before", before).param("limit", PAGE).param("offset", (page - 1L) * PAGE);
    }

    private static List<Person> people(JdbcClient.StatementSpec question) {
        return question.query((row, number) -> {
                    long seen = row.getLong("seen");
                    return new Person(
                            new PersonId(row.getString("id")),
                            row.getString("name"),
                            Optional.ofNullable(row.getString("handle")),
                            row.getLong("created"),
                            seen == 0 ? Optional.empty() : Optional.of(seen),
                            row.getInt("tables"));
                })
                .list();
    }
}
