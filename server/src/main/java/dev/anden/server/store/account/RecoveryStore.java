package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The links that bring guests' seats back, one for each guest who wants one. Times are milliseconds since 1970.
public final class RecoveryStore {
    private final Database database;

    public RecoveryStore(Database database) {
        this.database = database;
    }

    /// Keeps a new link of a person, who has to be written down, instead of an older one.
    ///
    /// @param token the hash of what is in the link
    public void make(PersonId person, String token, long at) {
        database.write(client -> client.sql("insert into recovery (person, token, created) values (?, ?, ?)"
                        + " on conflict (person) do update set token = excluded.token, created = excluded.created")
                .params(person.text(), token, at)
                .update());
    }

    /// Whose link it is.
    ///
    /// @param token the hash of what is in the link
    public Optional<PersonId> find(String token) {
        return database.read(client -> client.sql("select person from recovery where token = ?")
                .param(token)
                .query((row, number) -> new PersonId(row.getString("person")))
                .optional());
    }

    /// When the link of a person was made; empty if there is none.
    public Optional<Long> made(PersonId person) {
        return database.read(client -> client.sql("select created from recovery where person = ?")
                .param(person.text())
                .query(Long.class)
                .optional());
    }

    /// Makes the link of a person worthless.
    public void revoke(PersonId person) {
        database.write(client -> revoke(client, person));
    }

    /// Makes the link of a person worthless, as a part of a change.
    static void revoke(JdbcClient client, PersonId person) {
        client.sql("delete from recovery where person = ?").param(person.text()).update();
    }
}
