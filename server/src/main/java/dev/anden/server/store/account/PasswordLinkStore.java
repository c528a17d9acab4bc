package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The links by which people who have lost their passwords choose others. Times are milliseconds since 1970.
public final class PasswordLinkStore {
    private static final String MAKE = "insert into password_link (token, person, created, expires)"
            + " select cast(:token as text), a.person, cast(:at as bigint), cast(:expires as bigint) from account a"
            + " where a.person = :person and :most >"
            + " (select count(*) from password_link l where l.person = a.person and l.created > :since)";

    private final Database database;

    public PasswordLinkStore(Database database) {
        this.database = database;
    }

    /// Keeps a new link of an account beside older ones, unless it got many of late.
    ///
    /// @param token the hash of what is in the link
    /// @param expires until when it is good
    /// @param most so many links the account gets after `since`
    /// @return whether it is kept; not if there is no such account either
    public boolean make(PersonId person, String token, long at, long expires, int most, long since) {
        return database.update(client -> client.sql(MAKE)
                        .param("token", token)
                        .param("person", person.text())
                        .param("at", at)
                        .param("expires", expires)
                        .param("most", most)
                        .param("since", since)
                        .update())
                == 1;
    }

    /// Whose link it is, if it is still good.
    ///
    /// @param token the hash of what is in the link
    public Optional<PersonId> find(String token, long now) {
        return database.read(client -> client.sql("select person from password_link where token = ? and expires > ?")
                .params(token, now)
                .query((row, number) -> new PersonId(row.getString("person")))
                .optional());
    }

    /// A link goes: nobody has got it.
    public void remove(String token) {
        database.write(client -> client.sql("delete from password_link where token = ?")
                .param(token)
                .update());
    }

    /// Links that were good until a time or before go.
    public void forgetExpired(long now) {
        database.write(client -> client.sql("delete from password_link where expires <= ?")
                .param(now)
                .update());
    }

    /// A link is used up, as a part of a change.
    ///
    /// @return how many there were: one, or none
    static int use(JdbcClient client, PersonId person, String token, long now) {
        return client.sql("delete from password_link where token = ? and person = ? and expires > ?")
                .params(token, person.text(), now)
                .update();
    }

    /// All links of an account go, as a part of a change.
    static void revoke(JdbcClient client, PersonId person) {
        client.sql("delete from password_link where person = ?")
                .param(person.text())
                .update();
    }
}
