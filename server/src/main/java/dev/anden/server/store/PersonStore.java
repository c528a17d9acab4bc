package dev.anden.server.store;

import java.time.Duration;
import java.util.Optional;

/// Guests and their names.
public final class PersonStore {
    private static final long TO_THE_HOUR = Duration.ofHours(1).toMillis();

    private final Database database;

    public PersonStore(Database database) {
        this.database = database;
    }

    /// The name of a person; empty if it was never written down.
    public Optional<String> name(PersonId person) {
        return database.read(client -> client.sql("select name from person where id = ?")
                .param(person.text())
                .query(String.class)
                .optional());
    }

    /// Writes a person's name down, instead of an older one.
    ///
    /// @param at milliseconds since 1970
    public void rename(PersonId person, String name, long at) {
        database.write(client -> client.sql("insert into person (id, name, created, seen) values (?, ?, ?, ?)"
                        + " on conflict (id) do update set name = excluded.name, seen = excluded.seen")
                .params(person.text(), name, at, at)
                .update());
    }

    /// Writes a person down under a first name, unless it has one, and that the person is here.
    ///
    /// @param at milliseconds since 1970
    public void introduce(PersonId person, String name, long at) {
        database.write(client -> client.sql("insert into person (id, name, created, seen) values (?, ?, ?, ?)"
                        + " on conflict (id) do update set seen = excluded.seen"
                        + " where person.seen is null or person.seen < ?")
                .params(person.text(), name, at, at, at - TO_THE_HOUR)
                .update());
    }

    /// Writes down that a person is here, if the person is known. To the hour is enough: whoever looks around writes
    /// nothing.
    ///
    /// @param at milliseconds since 1970
    public void see(PersonId person, long at) {
        boolean due = database.read(
                        client -> client.sql("select count(*) from person where id = ? and (seen is null or seen < ?)")
                                .params(person.text(), at - TO_THE_HOUR)
                                .query(Integer.class)
                                .single())
                > 0;
        if (due) {
            database.write(client -> client.sql("update person set seen = ? where id = ?")
                    .params(at, person.text())
                    .update());
        }
    }
}
