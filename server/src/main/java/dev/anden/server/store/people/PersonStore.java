package dev.anden.server.store.people;

import dev.anden.server.store.database.Database;
import java.time.Duration;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Guests and their names.
public final class PersonStore {
    private static final long TO_THE_MINUTE = Duration.ofMinutes(1).toMillis();

    /// Not [#isFresh]. A time that is yet to come was written while a clock was wrong.
    private static final String DUE = "(person.seen is null or person.seen < ? or person.seen > ?)";

    private final Database database;

    public PersonStore(Database database) {
        this.database = database;
    }

    /// The name of a person; empty if it was never written down.
    public Optional<String> name(PersonId person) {
        return database.read(client -> name(client, person));
    }

    static Optional<String> name(JdbcClient client, PersonId person) {
        return client.sql("select name from person where id = ?")
                .param(person.text())
                .query(String.class)
                .optional();
    }

    /// Holds a person as a part of a change, before anything that is theirs: whoever forgets them at another server
    /// meanwhile waits for it, or is waited for.
    ///
    /// @return whether they are written down
    public static boolean hold(JdbcClient client, PersonId person) {
        return client.sql("update person set seen = seen where id = ?")
                        .param(person.text())
                        .update()
                == 1;
    }

    /// Holds a person for a change that needs them.
    ///
    /// @throws ForgottenPerson if they aren't written down, or not any more
    public static void require(JdbcClient client, PersonId person) {
        if (!hold(client, person)) {
            throw new ForgottenPerson();
        }
    }

    /// Whether a person has an account, as a part of a change.
    public static boolean isProtected(JdbcClient client, PersonId person) {
        return client.sql("select count(*) from account where person = ?")
                        .param(person.text())
                        .query(Integer.class)
                        .single()
                == 1;
    }

    /// Writes a person's name down, instead of an older one. They are called so wherever they sit.
    ///
    /// @param alike which names can be taken for one another
    /// @param at milliseconds since 1970
    /// @throws NameTaken if it isn't their name already, and somebody has it beside whom they sit, or a program of
    ///     theirs
    public void rename(PersonId person, String name, Resemblance alike, long at) {
        database.write(client -> {
            if (!name(client, person).equals(Optional.of(name))) {
                SeatNames.requireBeside(client, person, name, alike);
                SeatNames.forget(client, person);
            }
            client.sql("insert into person (id, name, created, seen) values (?, ?, ?, ?)"
                            + " on conflict (id) do update set name = excluded.name, seen = excluded.seen")
                    .params(person.text(), name, at, at)
                    .update();
        });
    }

    /// Writes a person down under a first name, unless it has one, and that the person is here.
    ///
    /// @param at milliseconds since 1970
    public void introduce(PersonId person, String name, long at) {
        database.write(client -> client.sql("insert into person (id, name, created, seen) values (?, ?, ?, ?)"
                        + " on conflict (id) do update set seen = excluded.seen"
                        + " where " + DUE)
                .params(person.text(), name, at, at, at - TO_THE_MINUTE, at + TO_THE_MINUTE)
                .update());
    }

    /// Whether it was written down so shortly before that a person is here that it needn't be again.
    ///
    /// @param seen when that was, in milliseconds since 1970
    /// @param at now
    public static boolean isFresh(long seen, long at) {
        return Math.abs(at - seen) <= TO_THE_MINUTE;
    }

    /// Writes down that a person is here, if the person is known: once a minute at most, however often it is said
    /// and by however many servers.
    ///
    /// @param at milliseconds since 1970
    /// @return when the person was here last, as it is written down now; empty if they aren't known
    public Optional<Long> see(PersonId person, long at) {
        Optional<Long> seen = database.read(client -> client.sql("select coalesce(seen, 0) from person where id = ?")
                .param(person.text())
                .query(Long.class)
                .optional());
        if (seen.isEmpty() || isFresh(seen.get(), at)) {
            return seen;
        }
        database.write(client -> client.sql("update person set seen = ? where id = ? and " + DUE)
                .params(at, person.text(), at - TO_THE_MINUTE, at + TO_THE_MINUTE)
                .update());
        return Optional.of(at);
    }

    /// Whether a person may only look on.
    public boolean isBarred(PersonId person) {
        return database.read(client -> client.sql("select count(*) from barred where person = ?")
                        .param(person.text())
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// From now on a person may only look on, and shows nobody a page of their own.
    ///
    /// @param at milliseconds since 1970
    /// @return whether that is new
    public boolean bar(PersonId person, long at) {
        return database.update(client -> {
                    hold(client, person);
                    client.sql("delete from profile where person = ?")
                            .param(person.text())
                            .update();
                    return client.sql(
                                    "insert into barred (person, since) values (?, ?) on conflict (person) do nothing")
                            .params(person.text(), at)
                            .update();
                })
                == 1;
    }

    /// A person may do again what everybody may.
    ///
    /// @return whether they were barred
    public boolean unbar(PersonId person) {
        return database.update(client -> client.sql("delete from barred where person = ?")
                        .param(person.text())
                        .update())
                == 1;
    }
}
