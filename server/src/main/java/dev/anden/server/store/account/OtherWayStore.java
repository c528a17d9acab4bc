package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.ReceiverStore;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What acts for an account besides its password and its sessions, and so outlives a new password: passkeys, the tokens
/// of network bots, and a webhook. A mail address that waits to be confirmed doesn't outlive one.
public final class OtherWayStore {
    /// A program whose token was taken away has its own id in the place of the hash.
    private static final String ANY = "select (select count(*) from passkey where person = :person)"
            + " + (select count(*) from network_bot where owner = :person and token <> id)"
            + " + (select count(*) from receiver where person = :person and kind = 'webhook')";

    private final Database database;

    public OtherWayStore(Database database) {
        this.database = database;
    }

    /// Whether there is anything of a person's.
    public boolean any(PersonId person) {
        return database.read(client -> client.sql(ANY)
                        .param("person", person.text())
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// All of it goes, as a part of a change. Programs stay where they are, without a token that lets them in.
    static void remove(JdbcClient client, PersonId person) {
        PasskeyStore.removeAll(client, person);
        NetworkBotStore.revokeAll(client, person);
        ReceiverStore.removeWebhook(client, person);
    }
}
