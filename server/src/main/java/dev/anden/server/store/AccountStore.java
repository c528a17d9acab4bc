package dev.anden.server.store;

import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// People who can prove who they are, and their passwords. Times are milliseconds since 1970.
public final class AccountStore {
    private final Database database;

    public AccountStore(Database database) {
        this.database = database;
    }

    /// A person's account.
    ///
    /// @param handle as the person wrote it
    /// @param hash the password's hash
    public record Row(PersonId person, String handle, String hash) {}

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
        return database.read(client -> client.sql("select count(*) from account where person = ?")
                        .param(person.text())
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// Makes a person, who has to be written down, an account, and signs in where it happens. A recovery link isn't
    /// worth anything any more.
    ///
    /// @param folded the handle without what doesn't count
    /// @return whether nobody else has the handle, and the person has no account yet; if not, nothing has changed
    public boolean protect(
            PersonId person, String handle, String folded, String hash, SessionStore.Opening session, long at) {
        return database.update(client -> {
                    int made = client.sql("insert into account (person, handle, folded, created) values (?, ?, ?, ?)"
                                    + " on conflict do nothing")
                            .params(person.text(), handle, folded, at)
                            .update();
                    if (made == 1) {
                        writePassword(client, person, hash, at);
                        SessionStore.open(client, session, at);
                        RecoveryStore.revoke(client, person);
                        ReceiverStore.protect(client, person, session.id());
                    }
                    return made;
                })
                == 1;
    }

    /// Gives an account another password. Everybody who is signed in is signed out but for
    /// whoever does it.
    public void changePassword(PersonId person, String hash, SessionStore.Opening session, long at) {
        database.write(client -> {
            writePassword(client, person, hash, at);
            SessionStore.endAll(client, person);
            SessionStore.open(client, session, at);
        });
    }

    /// Writes the same password down in another way, if it hasn't been changed meanwhile.
    public void rehash(PersonId person, String before, String hash) {
        database.write(client -> client.sql("update password set hash = ? where person = ? and hash = ?")
                .params(hash, person.text(), before)
                .update());
    }

    private static void writePassword(JdbcClient client, PersonId person, String hash, long at) {
        client.sql("insert into password (person, hash, changed) values (?, ?, ?)"
                        + " on conflict (person) do update set hash = excluded.hash, changed = excluded.changed")
                .params(person.text(), hash, at)
                .update();
    }

    private Optional<Row> find(String condition, String value) {
        return database.read(client -> client.sql("select a.person, a.handle, p.hash from account a"
                        + " join password p on p.person = a.person where " + condition)
                .param(value)
                .query((row, number) ->
                        new Row(new PersonId(row.getString("person")), row.getString("handle"), row.getString("hash")))
                .optional());
    }
}
