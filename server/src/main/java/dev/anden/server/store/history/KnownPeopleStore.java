package dev.anden.server.store.history;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Presence;
import dev.anden.server.store.people.ProfileStore;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient.StatementSpec;

/// With whom a person has finished games. No log is read for it.
public final class KnownPeopleStore {
    /// It is a row of a person who is still there, and no program's.
    private static final String IS_PERSON = " not exists (select 1 from network_bot b where b.id = p.id)";

    private static final String WON = "r.deserted = 0 and not exists (select 1 from seat_result ahead"
            + " where ahead.table_id = r.table_id and ahead.deserted = 0 and ahead.rank < r.rank)";

    private static final String TOGETHER = "select o.person, count(*) as games, sum(case when " + WON
            + " then 1 else 0 end) as wins, max(r.ended) as last from seat_result r"
            + " join seat_result o on o.table_id = r.table_id and o.seat <> r.seat"
            + " where r.person = :person and o.person is not null%s group by o.person";

    private static final String ONE = " and o.person || '' = :other";

    /// Of games that ended at the same moment any is the latest, but always the same. A text that is put together
    /// (`|| ''`) is looked for among the seats of a table, and not among all games of that person.
    private static final String LATEST = "select max(x.table_id) from seat_result x join seat_result y"
            + " on y.table_id = x.table_id and y.person || '' = k.person where x.person = :person and x.ended = k.last";

    private static final String NOT_APART = " and not exists (select 1 from silence z where z.kind = 'block'"
            + " and z.person = :person and z.other = p.id)"
            + " and not exists (select 1 from silence z where z.kind = 'block'"
            + " and z.person = p.id and z.other = :person)";

    private static final String FIRST = " order by case when %s.seen between :from and :until then 0 else 1 end,";

    private static final String KNOWN =
            "select n.*, s.seat from (select k.person, p.name, p.seen, k.games, k.wins, k.last, ("
                    + LATEST + ") as latest, " + ProfileStore.shown("p.id", ":person") + " as profile from (" + TOGETHER
                    + ") k join person p on p.id = k.person where"
                    + IS_PERSON
                    + NOT_APART + FIRST.formatted("p") + " k.last desc, p.name, k.person limit :limit) n"
                    + " join seat_result s on s.table_id = n.latest and s.person || '' = n.person"
                    + FIRST.formatted("n") + " n.last desc, n.name, n.person";

    private final Database database;

    public KnownPeopleStore(Database database) {
        this.database = database;
    }

    /// Somebody with whom a person has played.
    ///
    /// @param last when they did last, in milliseconds since 1970
    /// @param table where that was
    /// @param seat where the other one sat there
    /// @param seen when the other one was last here, in milliseconds since 1970; empty if nobody knows
    /// @param profile by which the person finds the other one's page; empty if it isn't open
    public record Known(
            PersonId person,
            String name,
            int games,
            int wins,
            long last,
            String table,
            int seat,
            Optional<Long> seen,
            Optional<String> profile) {}

    /// With whom a person has played: those who are here first, and of these and of the others whom they played
    /// with last; nobody whom they have blocked, or who has blocked them.
    public List<Known> of(PersonId person, Presence here, int limit) {
        return database.read(client -> known(client.sql(KNOWN.formatted("")), person, here, limit));
    }

    /// What [#of] says of one of them, however many others there are; empty if they haven't played together.
    public Optional<Known> of(PersonId person, PersonId other, Presence here) {
        return database
                .read(client -> known(client.sql(KNOWN.formatted(ONE)).param("other", other.text()), person, here, 1))
                .stream()
                .findFirst();
    }

    private static List<Known> known(StatementSpec question, PersonId person, Presence here, int limit) {
        return question.param("person", person.text())
                .param("from", here.from())
                .param("until", here.until())
                .param("limit", limit)
                .query((row, number) -> new Known(
                        new PersonId(row.getString("person")),
                        row.getString("name"),
                        row.getInt("games"),
                        row.getInt("wins"),
                        row.getLong("last"),
                        row.getString("latest"),
                        row.getInt("seat"),
                        Optional.ofNullable(row.getObject("seen")).map(seen -> ((Number) seen).longValue()),
                        Optional.ofNullable(row.getString("profile"))))
                .list();
    }

    /// Who sat in a seat of a table at which a person has finished a game, too. Also whoever has blocked them: that
    /// isn't told.
    public Optional<PersonId> at(PersonId person, String table, int seat) {
        return database.read(client -> client.sql(
                                "select p.id from seat_result r join seat_result o on o.table_id = r.table_id"
                                        + " and o.seat <> r.seat join person p on p.id = o.person"
                                        + " where r.person = ? and r.table_id = ? and o.seat = ? and" + IS_PERSON)
                        .params(person.text(), table, seat)
                        .query(String.class)
                        .optional())
                .map(PersonId::new);
    }
}
