package dev.anden.server.store.reminder;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.row.Columns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Where people are told of tables at which they aren't. Where one is kept its person's row comes first, so
/// that of two at once the second one finds the first. Times are milliseconds since 1970.
public final class ReceiverStore {
    /// A person is told by no more browsers; the one that was added first goes.
    public static final int MOST_BROWSERS = 5;

    /// After so many failures in a row a receiver is told nothing more.
    static final int MOST_FAILURES = 10;

    /// As [#receiver] reads it; `r` is the receiver.
    static final String COLUMNS = "r.id, r.person, r.kind as receiver_kind, r.address, r.secret, r.device, r.session,"
            + " r.language, r.state, r.created";

    private static final String TO_CONFIRM = " where token = ? and state = 'waiting' and expires > ?";

    private final Database database;

    public ReceiverStore(Database database) {
        this.database = database;
    }

    /// How a mail address is to be confirmed.
    ///
    /// @param token the hash of what is in the link
    /// @param expires until when it is good
    public record Confirmation(String token, long expires) {}

    /// Keeps a browser, whose person has to be written down. It tells nobody else any more.
    public void addBrowser(Receiver browser) {
        database.write(client -> {
            PersonStore.hold(client, browser.person());
            client.sql("delete from receiver where kind = 'push' and address = ?")
                    .param(browser.address())
                    .update();
            insert(client, browser, Optional.empty());
            trim(client, browser.person());
        });
    }

    /// Keeps an address of the web instead of another one.
    public void replace(Receiver webhook) {
        database.write(client -> {
            PersonStore.hold(client, webhook.person());
            client.sql("delete from receiver where person = ? and kind = ?")
                    .params(webhook.person().text(), webhook.kind().toString())
                    .update();
            insert(client, webhook, Optional.empty());
        });
    }

    /// Keeps a mail address that waits to be confirmed, instead of another one that waits. One that is
    /// confirmed stays until this one is. It goes with the session in which it was given, until it is
    /// confirmed: who was shut out can't let themselves in again by it.
    ///
    /// @param session in which it was given
    /// @return whether that session hasn't ended; if it has, nothing has changed
    public boolean await(Receiver mail, String session, Confirmation confirmation) {
        return database.update(client -> {
                    PersonStore.hold(client, mail.person());
                    // It comes before the addresses, as where sessions end: so nobody waits for each other.
                    int open = client.sql("update session set seen = seen where id = ? and person = ?")
                            .params(session, mail.person().text())
                            .update();
                    if (open == 1) {
                        removeWaiting(client, mail.person());
                        insert(client, mail.in(session), Optional.of(confirmation));
                    }
                    return open;
                })
                == 1;
    }

    /// Those of a person, the oldest first.
    public List<Receiver> of(PersonId person) {
        return find("r.person = ? order by r.created, r.id", person.text());
    }

    /// One of them.
    public Optional<Receiver> find(String id) {
        return find("r.id = ?", id).stream().findFirst();
    }

    /// The mail address of a person, if they have confirmed one.
    public Optional<Receiver> confirmedMail(PersonId person) {
        return find("r.person = ? and r.kind = 'mail' and r.state <> 'waiting'", person.text()).stream()
                .findFirst();
    }

    /// Who has confirmed a mail address: those who did so first.
    ///
    /// @param mail in small letters
    public List<PersonId> confirmedBy(String mail, int limit) {
        return database.read(client -> client.sql("select person from receiver where kind = 'mail' and address = ?"
                        + " and state <> 'waiting' order by created, id limit ?")
                .params(mail, limit)
                .query((row, number) -> new PersonId(row.getString("person")))
                .list());
    }

    /// The mail address that another one would take the place of.
    ///
    /// @param token the hash of what is in the link by which that one is confirmed
    public Optional<Receiver> replacedBy(String token) {
        return find(
                        "r.kind = 'mail' and r.state <> 'waiting' and r.person in"
                                + " (select person from receiver where token = ? and state = 'waiting')",
                        token)
                .stream()
                .findFirst();
    }

    /// A mail address is its person's, instead of the one that was before.
    ///
    /// @param token the hash of what is in the link
    /// @return whether there was one to be confirmed by it
    public boolean confirm(String token, long now) {
        return database.update(client -> {
                    client.sql("delete from receiver where kind = 'mail' and state <> 'waiting' and person in"
                                    + " (select person from receiver" + TO_CONFIRM + ")")
                            .params(token, now)
                            .update();
                    return client.sql("update receiver set state = 'on', session = null, token = null, expires = null"
                                    + TO_CONFIRM)
                            .params(token, now)
                            .update();
                })
                == 1;
    }

    /// A receiver of a person goes.
    public void remove(PersonId person, String id) {
        database.write(client -> client.sql("delete from receiver where person = ? and id = ?")
                .params(person.text(), id)
                .update());
    }

    /// A receiver goes.
    ///
    /// @return whether it was there
    public boolean remove(String id) {
        return database.update(client -> client.sql("delete from receiver where id = ?")
                        .param(id)
                        .update())
                == 1;
    }

    /// It was told something.
    public void worked(String id) {
        database.write(client -> worked(client, id));
    }

    /// A receiver was told something, as a part of a change.
    static void worked(JdbcClient client, String id) {
        client.sql("update receiver set failures = 0, state = 'on'"
                        + " where id = ? and (failures > 0 or state = 'stopped')")
                .param(id)
                .update();
    }

    /// It couldn't be told something.
    public void failed(String id) {
        database.write(client -> client.sql("update receiver set failures = failures + 1,"
                        + " state = case when failures + 1 >= ? then 'stopped' else state end where id = ?")
                .params(MOST_FAILURES, id)
                .update());
    }

    /// A browser that was a guest's is another person's from now on, and so is what they want to be
    /// told, unless the other one has said that already. Nobody is told any more in other browsers that
    /// were the guest's.
    ///
    /// @param session in which it is signed in
    /// @param browser its id, if it is told anything
    public void move(PersonId from, PersonId to, Optional<String> session, Optional<String> browser) {
        database.write(client -> {
            PersonStore.hold(client, from);
            if (PersonStore.isProtected(client, from)) {
                return;
            }
            client.sql("update receiver set person = :to, session = :session"
                            + " where person = :from and kind = 'push' and id = :browser")
                    .param("to", to.text())
                    .param("session", session.orElse(null))
                    .param("from", from.text())
                    .param("browser", browser.orElse(""))
                    .update();
            removeGuests(client, from);
            trim(client, to);
            ReminderWishStore.move(client, from, to);
        });
    }

    /// Nobody is told anything any more as a guest whose seats are another person's.
    public void cutOff(PersonId guest) {
        database.write(client -> {
            PersonStore.hold(client, guest);
            removeGuests(client, guest);
        });
    }

    /// A guest has become an account: the browser in which that happens belongs to the session that
    /// begins, and nobody is told any more in others that were the guest's, as a part of that change.
    ///
    /// @param browser its id, if it is told anything
    public static void protect(JdbcClient client, PersonId person, String session, Optional<String> browser) {
        client.sql("update receiver set session = ? where person = ? and kind = 'push' and id = ?")
                .params(session, person.text(), browser.orElse(""))
                .update();
        removeGuests(client, person);
    }

    /// Those of an account have a session.
    private static void removeGuests(JdbcClient client, PersonId guest) {
        client.sql("delete from receiver where person = ? and kind = 'push' and session is null")
                .param(guest.text())
                .update();
    }

    /// The web's address of a person goes, as a part of a change.
    public static void removeWebhook(JdbcClient client, PersonId person) {
        client.sql("delete from receiver where person = ? and kind = 'webhook'")
                .param(person.text())
                .update();
    }

    /// A mail address of a person that waits to be confirmed goes, in whichever session it was given, as
    /// a part of a change.
    public static void removeWaiting(JdbcClient client, PersonId person) {
        client.sql("delete from receiver where person = ? and state = 'waiting'")
                .param(person.text())
                .update();
    }

    /// Mail addresses that nobody has confirmed in time go.
    public void forgetUnconfirmed(long now) {
        database.write(client -> client.sql("delete from receiver where state = 'waiting' and expires <= ?")
                .param(now)
                .update());
    }

    private static void insert(JdbcClient client, Receiver one, Optional<Confirmation> confirmation) {
        client.sql("insert into receiver (id, person, kind, address, secret, device, session, language, state, token,"
                        + " expires, created) values (:id, :person, :kind, :address, :secret, :device, :session,"
                        + " :language, :state, :token, cast(:expires as bigint), :created)")
                .param("id", one.id())
                .param("person", one.person().text())
                .param("kind", one.kind().toString())
                .param("address", one.address())
                .param("secret", one.secret())
                .param("device", one.device())
                .param("session", one.session().orElse(null))
                .param("language", one.language())
                .param("state", one.state().toString())
                .param("token", confirmation.map(Confirmation::token).orElse(null))
                .param("expires", confirmation.map(Confirmation::expires).orElse(null))
                .param("created", one.created())
                .update();
    }

    private static void trim(JdbcClient client, PersonId person) {
        client.sql("delete from receiver where person = ? and kind = 'push' and id not in (select id from receiver"
                        + " where person = ? and kind = 'push' order by created desc, id limit ?)")
                .params(person.text(), person.text(), MOST_BROWSERS)
                .update();
    }

    private List<Receiver> find(String condition, String value) {
        return database
                .read(client -> client.sql("select " + COLUMNS + " from receiver r where " + condition)
                        .param(value)
                        .query((row, number) -> receiver(row))
                        .list())
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    /// Empty for one that can't be read: it tells nobody anything, and keeps no other from doing so.
    static Optional<Receiver> receiver(ResultSet row) throws SQLException {
        var columns = new Columns(row, "receiver");
        var receiver = new Receiver(
                row.getString("id"),
                new PersonId(row.getString("person")),
                columns.word("receiver_kind", ReceiverKind.class, ReceiverKind.MAIL),
                row.getString("address"),
                row.getString("secret"),
                row.getString("device"),
                Optional.ofNullable(row.getString("session")),
                row.getString("language"),
                columns.word("state", Receiver.State.class, Receiver.State.STOPPED),
                row.getLong("created"));
        return columns.flaw().isPresent() ? Optional.empty() : Optional.of(receiver);
    }
}
