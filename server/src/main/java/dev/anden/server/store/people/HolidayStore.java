package dev.anden.server.store.people;

import dev.anden.server.store.database.Database;
import dev.anden.table.Holiday;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// When people are on holiday, and were. A holiday is written first and told to the tables of its person then; until
/// it is, it is untold, and any server finds it.
public final class HolidayStore {
    private static final String OLD = "until < ? and untold = 0";

    private final Database database;

    public HolidayStore(Database database) {
        this.database = database;
    }

    /// The holidays of a person, in order.
    public List<Holiday> of(PersonId person) {
        return database.read(client -> of(client, person));
    }

    /// A person's holidays change: one begins, or some end at another time.
    ///
    /// @param change from what there is to those that begin or change; what it throws is thrown
    /// @throws ForgottenPerson if the person isn't written down, or not any more
    public void change(PersonId person, UnaryOperator<List<Holiday>> change) {
        database.write(client -> {
            PersonStore.require(client, person);
            for (Holiday holiday : change.apply(of(client, person))) {
                client.sql("insert into holiday (person, since, until, untold) values (?, ?, ?, 1)"
                                + " on conflict (person, since) do update set until = excluded.until, untold = 1")
                        .params(person.text(), holiday.since(), holiday.until())
                        .update();
            }
        });
    }

    /// Until when people are on holiday at some time; those who aren't are left out.
    ///
    /// @param at in milliseconds since 1970, as all times here
    public Map<PersonId, Long> until(Collection<PersonId> people, long at) {
        if (people.isEmpty()) {
            return Map.of();
        }
        return database
                .read(client -> client.sql("select person, max(until) as until from holiday"
                                + " where person in (:people) and until > :at group by person")
                        .param("people", people.stream().map(PersonId::text).toList())
                        .param("at", at)
                        .query((row, number) -> Map.entry(new PersonId(row.getString("person")), row.getLong("until")))
                        .list())
                .stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// People whose tables may not have been told of a holiday, or that it is over.
    ///
    /// @param after the id of a person behind whom the page begins; empty for the first one
    public List<PersonId> untold(String after, int limit) {
        return database.read(client -> client.sql("select distinct person from holiday"
                        + " where untold = 1 and person > ? order by person limit ?")
                .params(after, limit)
                .query((row, number) -> new PersonId(row.getString("person")))
                .list());
    }

    /// Their tables are told of some holidays of a person. One that has changed meanwhile is still to be told.
    public void told(PersonId person, List<Holiday> holidays) {
        database.write(client -> holidays.forEach(
                holiday -> client.sql("update holiday set untold = 0 where person = ? and since = ? and until = ?")
                        .params(person.text(), holiday.since(), holiday.until())
                        .update()));
    }

    /// People who have been on a holiday that was over before a time, of which nobody has to be told any more.
    ///
    /// @param before in milliseconds since 1970
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> old(long before, String after, int limit) {
        return database.read(client -> client.sql(
                        "select distinct person from holiday where " + OLD + " and person > ? order by person limit ?")
                .params(before, after, limit)
                .query(String.class)
                .list());
    }

    /// Such holidays of a person go.
    ///
    /// @return whether there were any
    public boolean forget(String person, long before) {
        return database.update(client -> client.sql("delete from holiday where " + OLD + " and person = ?")
                        .params(before, person)
                        .update())
                > 0;
    }

    /// The seats of a guest are somebody else's, and so are the days: those of both count, and the tables are told.
    public static List<String> moving() {
        return List.of(
                "update holiday set untold = 1 where person in (:from, :to)",
                "update holiday set person = :to where person = :from and not exists (select 1 from holiday own"
                        + " where own.person = :to and own.since = holiday.since)",
                "delete from holiday where person = :from");
    }

    private static List<Holiday> of(JdbcClient client, PersonId person) {
        return client.sql("select since, until from holiday where person = ? order by since")
                .param(person.text())
                .query((row, number) -> new Holiday(row.getLong("since"), row.getLong("until")))
                .list();
    }
}
