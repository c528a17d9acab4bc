package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.reminder.ReceiverStore;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// People who can prove who they are, and their passwords. Their passkeys are [PasskeyStore]'s. Times are milliseconds
/// since 1970.
public final class AccountStore {
    private final Database database;

    public AccountStore(Database database) {
        this.database = database;
    }

    /// A person's account.
    ///
    /// @param handle as the person wrote it
    /// @param hash the password's hash; absent if the person has none
    public record Row(PersonId person, String handle, Optional<String> hash) {}

    /// An account that begins.
    ///
    /// @param handle as the person wrote it
    /// @param folded the handle without what doesn't count
    /// @param session where it happens
    public record Beginning(String handle, String folded, SessionStore.Opening session) {}

    /// Another password.
    ///
    /// @param hash the new one's
    /// @param removeOtherWays whether what acts for the account besides it goes as well: as in [OtherWayStore]
    /// @param session of whoever chooses it
    public record Change(String hash, boolean removeOtherWays, SessionStore.Opening session) {}

    /// The account of a person.
    public Optional<Row> of(PersonId person) {
        return find("a.person = ?", person.text());
    }

    /// The account that somebody signs in to by a handle.
    ///
    /// @param folded the handle without what doesn't count
    public Optional<Row> byHandle(String folded) {
        return find("a.folded = ?", folded);
    }

    /// Whether a person has an account.
    public boolean isProtected(PersonId person) {
        return database.read(client -> PersonStore.isProtected(client, person));
    }

    /// Since when a person has an account, in milliseconds since 1970; empty if it has none.
    public Optional<Long> since(PersonId person) {
        return database.read(client -> client.sql("select created from account where person = ?")
                .param(person.text())
                .query(Long.class)
                .optional());
    }

    /// Makes a person, who has to be written down, an account with a password, and signs in where it happens. A
    /// recovery link isn't worth anything any more.
    ///
    /// @return whether nobody else has the handle, and the person has no account yet; if not, nothing has changed
    public boolean protect(Beginning account, String hash, long at) {
        return database.update(client -> {
                    int made = begin(client, account, at);
                    if (made == 1) {
                        writePassword(client, account.session().person(), hash, at);
                    }
                    return made;
                })
                == 1;
    }

    /// Makes a person an account without a password, as a part of a change.
    ///
    /// @return how many accounts have begun: one, or none
    static int begin(JdbcClient client, Beginning account, long at) {
        PersonId person = account.session().person();
        int made = client.sql("insert into account (person, handle, folded, created) values (?, ?, ?, ?)"
                        + " on conflict do nothing")
                .params(person.text(), account.handle(), account.folded(), at)
                .update();
        if (made == 1) {
            SessionStore.open(client, account.session(), at);
            RecoveryStore.revoke(client, person);
            ReceiverStore.protect(
                    client, person, account.session().id(), account.session().receiver());
        }
        return made;
    }

    /// Signs somebody in by a password, unless the account has another one by now: a session that begins after that
    /// change wouldn't end with it.
    ///
    /// @param before the hash of which the password was found to be right
    /// @param hash the same password's from now on
    /// @return whether it was still the account's; if not, nothing has changed
    public boolean signIn(String before, String hash, SessionStore.Opening session, long at) {
        return database.update(client -> {
                    int right = client.sql("update password set hash = ? where person = ? and hash = ?")
                            .params(hash, session.person().text(), before)
                            .update();
                    if (right == 1) {
                        SessionStore.open(client, session, at);
                    }
                    return right;
                })
                == 1;
    }

    /// Gives an account another password, unless it has another one by now: it may have been taken from whoever
    /// knew the one before. Everybody who is signed in is signed out but for whoever does it, and links for another
    /// password are worth nothing any more.
    ///
    /// @param before the account as it was when the password was found to be right
    /// @return whether it was still so; if not, nothing has changed
    public boolean changePassword(Row before, Change change, long at) {
        return database.update(client -> {
                    int right = replacePassword(client, before, change.hash(), at);
                    if (right == 1) {
                        signInAlone(client, change, at);
                    }
                    return right;
                })
                == 1;
    }

    private static int replacePassword(JdbcClient client, Row before, String hash, long at) {
        return before.hash()
                .map(old -> client.sql("update password set hash = ?, changed = ? where person = ? and hash = ?")
                        .params(hash, at, before.person().text(), old)
                        .update())
                .orElseGet(() -> client.sql("insert into password (person, hash, changed) values (?, ?, ?)"
                                + " on conflict (person) do nothing")
                        .params(before.person().text(), hash, at)
                        .update());
    }

    /// Gives an account another password by a link, which is used up with it.
    ///
    /// @param token the hash of what is in the link
    /// @return whether the link was the account's and still good; if not, nothing has changed
    public boolean changePassword(String token, Change change, long at) {
        return database.update(client -> {
                    PersonId person = change.session().person();
                    int used = PasswordLinkStore.use(client, person, token, at);
                    if (used == 1) {
                        writePassword(client, person, change.hash(), at);
                        signInAlone(client, change, at);
                    }
                    return used;
                })
                == 1;
    }

    /// Sessions end after what could still open one has gone. An address that waits to be confirmed
    /// could have links for another password sent there.
    private static void signInAlone(JdbcClient client, Change change, long at) {
        PersonId person = change.session().person();
        if (change.removeOtherWays()) {
            OtherWayStore.remove(client, person);
        }
        PasswordLinkStore.revoke(client, person);
        SessionStore.endAll(client, person);
        ReceiverStore.removeWaiting(client, person);
        SessionStore.open(client, change.session(), at);
    }

    private static void writePassword(JdbcClient client, PersonId person, String hash, long at) {
        client.sql("insert into password (person, hash, changed) values (?, ?, ?)"
                        + " on conflict (person) do update set hash = excluded.hash, changed = excluded.changed")
                .params(person.text(), hash, at)
                .update();
    }

    private Optional<Row> find(String condition, String value) {
        return database.read(client -> client.sql("select a.person, a.handle, p.hash from account a"
                        + " left join password p on p.person = a.person where " + condition)
                .param(value)
                .query((row, number) -> new Row(
                        new PersonId(row.getString("person")),
                        row.getString("handle"),
                        Optional.ofNullable(row.getString("hash"))))
                .optional());
    }
}
