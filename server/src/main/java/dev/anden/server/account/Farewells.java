package dev.anden.server.account;

import dev.anden.server.live.Connections;
import dev.anden.server.people.People;
import dev.anden.server.store.account.OwnDataStore;
import dev.anden.server.store.people.PersonId;
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

    /// How often somebody leaves their tables who sits down at others meanwhile. A table that can't be opened can't be
    /// left, and keeps nobody's data.
    private static final int MOST_TRIES = 5;

    private final Accounts accounts;
    private final People people;
    private final NetworkBots bots;
    private final OwnDataStore store;
    private final LiveTables tables;
    private final Talks talks;
    private final Connections connections;

    public Farewells(
            Accounts accounts,
            People people,
            NetworkBots bots,
            OwnDataStore store,
            LiveTables tables,
            Talks talks,
            Connections connections) {
        this.accounts = accounts;
        this.people = people;
        this.bots = bots;
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
        remove(person);
        LOG.info("Somebody's data has gone because they asked for it");
    }

    /// Forgets a person for whoever runs the server. The person's programs go first, with their names.
    public void remove(PersonId person) {
        int tries = 0;
        do {
            standUp(person);
            bots.removeAll(person);
            tries++;
        } while (!store.forget(person, tries == MOST_TRIES));
        tables.ofPeople().forgotten(person);
        talks.renamed(person);
        drop(person);
    }

    /// From now on a person may only look on; they leave every table at which something still happens. Nobody hears
    /// of them meanwhile, nor if they can't leave one of these tables now. A connection may have come about as they
    /// were barred, so they are looked for once more.
    ///
    /// @return whether they might do more before
    public boolean bar(PersonId person) {
        boolean barred = people.bar(person);
        silence(person);
        try {
            standUp(person);
        } finally {
            silence(person);
        }
        return barred;
    }

    private void silence(PersonId person) {
        drop(person);
        bots.dropAll(person);
    }

    private void standUp(PersonId person) {
        tables.ofPeople().farewell(person, () -> UUID.randomUUID().toString());
    }

    private void drop(PersonId person) {
        connections.dropAllOf(person);
    }
}
