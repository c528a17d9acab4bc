package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.ReceiverStore;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Where accounts are signed in. Times are milliseconds since 1970.
public final class SessionStore {
    /// An account is signed in at no more places; the one that was longest away goes.
    public static final int MOST = 20;

    private static final long TO_THE_HOUR = Duration.ofHours(1).toMillis();

    private final Database database;

    public SessionStore(Database database) {
        this.database = database;
    }

    /// A session that begins.
    ///
    /// @param token the hash of what the browser is given
    /// @param device what the browser says of itself
    /// @param receiver the id of what it is told by, if it says so
    public record Opening(String id, String token, PersonId person, String device, Optional<String> receiver) {}

    /// A session that goes on.
    public record Row(String id, PersonId person, String device, long created, long seen) {}

    /// Begins a session as a part of a change.
    static void open(JdbcClient client, Opening session, long at) {
        String person = session.person().text();
        client.sql("delete from session where person = ? and id not in (select id from session where person = ?"
                        + " order by seen desc, created desc, id limit ?)")
                .params(person, person, MOST - 1)
                .update();
        client.sql("insert into session (id, token, person, device, created, seen) values (?, ?, ?, ?, ?, ?)")
                .params(session.id(), session.token(), person, session.device(), at, at)
                .update();
    }

    /// The session of a browser.
    ///
    /// @param token the hash of what the browser has
    public Optional<Row> find(String token) {
        return database.read(
                client -> client.sql("select id, person, device, created, seen from session where token = ?")
                        .param(token)
                        .query((row, number) -> row(row))
                        .optional());
    }

    /// The sessions of an account, the one that was here last first.
    public List<Row> of(PersonId person) {
        return database.read(client -> client.sql("select id, person, device, created, seen from session"
                        + " where person = ? order by seen desc, created desc, id")
                .param(person.text())
                .query((row, number) -> row(row))
                .list());
    }

    /// Whether a session hasn't ended.
    public boolean isOpen(String id) {
        return database.read(client -> client.sql("select count(*) from session where id = ?")
                        .param(id)
                        .query(Integer.class)
                        .single())
                == 1;
    }

    /// Writes down that a browser is here, to the hour; also instead of a time that is yet to come, which was written
    /// while a clock was wrong.
    public void see(Row session, long at) {
        if (Math.abs(at - session.seen()) > TO_THE_HOUR) {
            database.write(client -> client.sql("update session set seen = ? where id = ?")
                    .params(at, session.id())
                    .update());
        }
    }

    /// Ends a session of an account.
    ///
    /// @return whether there was one
    public boolean end(PersonId person, String id) {
        return database.update(client -> client.sql("delete from session where person = ? and id = ?")
                        .params(person.text(), id)
                        .update())
                > 0;
    }

    /// Ends all sessions of an account but one. A mail address that waits to be confirmed goes as well:
    /// whoever is shut out may have given it.
    public void endOthers(PersonId person, String id) {
        database.write(client -> {
            client.sql("delete from session where person = ? and id <> ?")
                    .params(person.text(), id)
                    .update();
            ReceiverStore.removeWaiting(client, person);
        });
    }

    /// Ends all sessions of an account, as a part of a change.
    static void endAll(JdbcClient client, PersonId person) {
        client.sql("delete from session where person = ?").param(person.text()).update();
    }

    /// The sessions of browsers that haven't been here since a time.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> old(long before, String after, int limit) {
        return database.read(
                client -> client.sql("select id from session where seen < ? and id > ? order by id limit ?")
                        .params(before, after, limit)
                        .query(String.class)
                        .list());
    }

    /// Ends a session whose browser hasn't been here since a time.
    ///
    /// @return whether it has ended
    public boolean endIfOld(String id, long before) {
        return database.update(client -> client.sql("delete from session where id = ? and seen < ?")
                        .params(id, before)
                        .update())
                > 0;
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                row.getString("id"),
                new PersonId(row.getString("person")),
                row.getString("device"),
                row.getLong("created"),
                row.getLong("seen"));
    }
}
