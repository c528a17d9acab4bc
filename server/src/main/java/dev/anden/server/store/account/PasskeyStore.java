package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The keys by which people prove who they are, and the challenges that were answered. Times are milliseconds since
/// 1970.
public final class PasskeyStore {
    private static final long TO_THE_HOUR = Duration.ofHours(1).toMillis();

    private static final String COLUMNS =
            "select id, person, name, host, credential, copied, counter, created, used from passkey";

    private final Database database;

    public PasskeyStore(Database database) {
        this.database = database;
    }

    /// A key.
    ///
    /// @param id in base64url without padding
    /// @param name where it was made; empty if that isn't known
    /// @param host the name of the server under which it can be used
    /// @param credential what the device told of it, in base64url without padding
    /// @param copied whether it can be copied to other devices
    /// @param counter the highest that the key has told
    /// @param used when somebody last signed in by it, to the hour; absent if nobody has yet
    public record Row(
            String id,
            PersonId person,
            String name,
            String host,
            String credential,
            boolean copied,
            long counter,
            long created,
            Optional<Long> used) {}

    /// The answer to a challenge.
    ///
    /// @param challenge its hash
    public record Answer(String challenge, long at) {}

    /// Gives an account another key, unless it has as many as one may have.
    ///
    /// @return whether there was room for it, and it was the first answer to the challenge; if not, nothing has
    ///     changed
    public boolean add(Row key, Answer answer, int most) {
        return database.update(client -> {
                    hold(client, key.person());
                    int added = count(client, key.person()) < most ? remember(client, answer) : 0;
                    if (added == 1) {
                        insert(client, key);
                    }
                    return added;
                })
                == 1;
    }

    /// The account's row comes first, so that of two at once one waits for the other.
    private static void hold(JdbcClient client, PersonId person) {
        client.sql("update account set handle = handle where person = ?")
                .param(person.text())
                .update();
    }

    private static int count(JdbcClient client, PersonId person) {
        return client.sql("select count(*) from passkey where person = ?")
                .param(person.text())
                .query(Integer.class)
                .single();
    }

    /// Makes a person, who has to be written down, an account with a key, and signs in where it happens.
    ///
    /// @return whether nobody else has the handle, and the person has no account yet; if not, or if it wasn't the
    ///     first answer to the challenge, there is no account
    public boolean protect(AccountStore.Beginning account, Row key, Answer answer) {
        return database.update(client -> {
                    int made = remember(client, answer) == 1 ? AccountStore.begin(client, account, answer.at()) : 0;
                    if (made == 1) {
                        insert(client, key);
                    }
                    return made;
                })
                == 1;
    }

    /// Signs somebody in who proved by a key who they are, unless it has gone by now: a session that begins after that
    /// wouldn't end with it.
    ///
    /// @param counter what the key told now
    /// @return whether it was the first answer to the challenge, the key is still there, and it hasn't told as high
    ///     a counter before (one that always tells 0 counts nothing); if not, nobody is signed in
    public boolean signIn(String id, long counter, Answer answer, SessionStore.Opening session) {
        return database.update(client -> {
                    int right = remember(client, answer) == 1 ? use(client, id, counter, answer.at()) : 0;
                    if (right == 1) {
                        SessionStore.open(client, session, answer.at());
                    }
                    return right;
                })
                == 1;
    }

    private static int use(JdbcClient client, String id, long counter, long at) {
        return client.sql("update passkey set counter = ?, used = ? where id = ?"
                        + " and (counter < ? or (counter = 0 and ? = 0))")
                .params(counter, at - at % TO_THE_HOUR, id, counter, counter)
                .update();
    }

    /// A key that is good under a name of the server.
    public Optional<Row> find(String id, String host) {
        return database.read(client -> client.sql(COLUMNS + " where id = ? and host = ?")
                .params(id, host)
                .query((row, number) -> row(row))
                .optional());
    }

    /// Whether somebody has a key.
    public boolean isKnown(String id) {
        return database.read(client -> client.sql("select count(*) from passkey where id = ?")
                        .param(id)
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// The keys of a person, the oldest first.
    public List<Row> of(PersonId person) {
        return database.read(client -> client.sql(COLUMNS + " where person = ? order by created, id")
                .param(person.text())
                .query((row, number) -> row(row))
                .list());
    }

    /// Removes a key of a person.
    public void remove(PersonId person, String id) {
        database.write(client -> client.sql("delete from passkey where person = ? and id = ?")
                .params(person.text(), id)
                .update());
    }

    /// Removes a key of a person, unless it is the last way in.
    ///
    /// @return whether the person has a password or another key, so that it was removed if it was there
    public boolean removeIfNotLast(PersonId person, String id) {
        String text = person.text();
        return database.update(client -> {
                    hold(client, person);
                    client.sql("delete from passkey where person = ? and id = ? and (exists"
                                    + " (select 1 from password where person = ?) or exists"
                                    + " (select 1 from passkey other where other.person = ? and other.id <> ?))")
                            .params(text, id, text, text, id)
                            .update();
                    return client.sql("select count(*) from passkey where person = ? and id = ?")
                            .params(text, id)
                            .query(Integer.class)
                            .single();
                })
                == 0;
    }

    /// Removes all keys of an account, as a part of a change. One that is added meanwhile is there before, or comes
    /// after it.
    static void removeAll(JdbcClient client, PersonId person) {
        hold(client, person);
        client.sql("delete from passkey where person = ?").param(person.text()).update();
    }

    /// Forgets which challenges were answered before a time.
    public void forgetAnswers(long before) {
        database.write(client -> client.sql("delete from passkey_answer where at < ?")
                .param(before)
                .update());
    }

    private static int remember(JdbcClient client, Answer answer) {
        return client.sql("insert into passkey_answer (challenge, at) values (?, ?) on conflict do nothing")
                .params(answer.challenge(), answer.at())
                .update();
    }

    private static void insert(JdbcClient client, Row key) {
        client.sql("insert into passkey (id, person, name, host, credential, copied, counter, created)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(
                        key.id(),
                        key.person().text(),
                        key.name(),
                        key.host(),
                        key.credential(),
                        key.copied() ? 1 : 0,
                        key.counter(),
                        key.created())
                .update();
    }

    private static Row row(ResultSet row) throws SQLException {
        long last = row.getLong("used");
        Optional<Long> used = row.wasNull() ? Optional.empty() : Optional.of(last);
        return new Row(
                row.getString("id"),
                new PersonId(row.getString("person")),
                row.getString("name"),
                row.getString("host"),
                row.getString("credential"),
                row.getInt("copied") == 1,
                row.getLong("counter"),
                row.getLong("created"),
                used);
    }
}
