package dev.anden.server.account;

import dev.anden.server.live.Connections;
import dev.anden.server.store.Notice;
import dev.anden.server.store.OwnDataStore;
import dev.anden.server.store.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.talk.Talks;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// People go for good. In games that go on a bot plays on for them, as for anybody who resigns; at open tables
/// their seats become free, and those that they set up are another's who sits there, or close. Then everything that
/// names them and what they said goes; the games stay.
public final class Farewells {
    private static final Logger LOG = LoggerFactory.getLogger(Farewells.class);

    private final Accounts accounts;
    private final OwnDataStore store;
    private final LiveTables tables;
    private final Talks talks;
    private final Connections connections;

    public Farewells(Accounts accounts, OwnDataStore store, LiveTables tables, Talks talks, Connections connections) {
        this.accounts = accounts;
        this.store = store;
        this.tables = tables;
        this.talks = talks;
        this.connections = connections;
    }

    /// @param password that of the account, if the person has one
    /// @param address what limits count as one
    /// @throws dev.anden.server.problem.RequestRefused if the password is wrong, or was too often
    void carryOut(PersonId person, String password, String address) {
        accounts.requirePasswordIfAny(person, password, address);
        tables.farewell(person, () -> UUID.randomUUID().toString());
        store.forget(person);
        tables.forgotten(person);
        talks.renamed(person);
        connections.dropIf(new Notice.Gone(person), known -> known.person().equals(person));
        LOG.info("Somebody's data has gone because they asked for it");
    }
}
