package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.node.Nodes;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What becomes of the tables of a person who is called otherwise, signs in, or goes.
public final class TablesOfPeople {
    private static final Logger LOG = LoggerFactory.getLogger(TablesOfPeople.class);

    /// How often somebody tries to leave a table at which other servers act at the same moment.
    private static final int MOST_TRIES = 3;

    /// How often everything of a guest is moved that has come meanwhile.
    private static final int MOST_MOVES = 5;

    private final TableStore store;
    private final Nodes nodes;
    private final LiveTables tables;
    private final TablesInMemory memory;

    TablesOfPeople(TableStore store, Nodes nodes, LiveTables tables, TablesInMemory memory) {
        this.store = store;
        this.nodes = nodes;
        this.tables = tables;
        this.memory = memory;
    }

    /// A person has changed their name: everyone watching a table they sit at is told.
    public void renamed(PersonId person) {
        nodes.tell(new Notice.OfPerson(person));
        refresh(table -> table.seatOf(Optional.of(person)).isPresent());
    }

    /// A guest signs in: what was theirs is the account's, but for tables at which the account has a seat already.
    /// Everyone watching is told.
    ///
    /// @param alike whether the account's name can be taken for another one
    public void move(PersonId guest, PersonId account, Resemblance alike) {
        // Whoever leaves meanwhile may make the guest the host of a table. Two guests who become each other
        // at once would hand everything to and fro for ever.
        for (int left = MOST_MOVES; left > 0 && store.move(guest, account, alike); left--) {
            refresh(table ->
                    table.seatOf(Optional.of(guest)).isPresent() || table.host().equals(guest));
        }
    }

    /// Where both a guest and the account that they have become sit, the guest leaves. What can't be left now stays as
    /// it is: whoever has signed in already isn't kept out.
    ///
    /// @param commands makes new ids
    /// @return how many tables the guest has left
    public int leaveSecondSeats(PersonId guest, PersonId account, Supplier<String> commands) {
        int left = 0;
        for (String id : store.idsOfBoth(guest, account)) {
            try {
                left += leave(id, guest, commands) ? 1 : 0;
            } catch (RequestRefused | DataAccessException | TransactionException failure) {
                Retries.tell(LOG, id, failure, "A guest who has signed in keeps a second seat");
            }
        }
        return left;
    }

    /// A person leaves every table at which something still happens. A table that can't be opened is left as it is.
    ///
    /// @param commands makes new ids
    /// @throws RequestRefused if they can't leave one of them now, but later: until then they are to stay who
    ///     they are
    public void farewell(PersonId person, Supplier<String> commands) {
        for (String id : store.idsToLeave(person)) {
            try {
                leave(id, person, commands);
            } catch (RequestRefused refused) {
                if (Retries.help(refused) || wasOvertaken(refused)) {
                    throw refused;
                }
                LOG.atWarn()
                        .addKeyValue("table", id)
                        .addKeyValue("reason", refused.getMessage())
                        .log("Somebody who goes can't leave a table");
            }
        }
    }

    /// Where another server has been quicker it is tried again at the table as it is then.
    ///
    /// @return whether there was anything to leave
    private boolean leave(String id, PersonId person, Supplier<String> commands) {
        for (int tries = MOST_TRIES - 1; ; tries--) {
            try {
                boolean left = tables.at(id, table -> new Farewell(table).of(person, commands.get()));
                tables.clearing().forgetIfClosed(id);
                return left;
            } catch (RequestRefused refused) {
                if (tries == 0 || !wasOvertaken(refused)) {
                    throw refused;
                }
            }
        }
    }

    /// Whether something failed because another server has written first, be it the beginning of the game.
    private static boolean wasOvertaken(RequestRefused refused) {
        return OtherServers.wasQuicker(refused) || refused.code() == ProblemCode.NOT_OPEN;
    }

    /// A person isn't known any more: everyone watching a table that they sat at is told.
    public void forgotten(PersonId person) {
        nodes.tell(new Notice.OfPerson(person));
        refresh(table ->
                table.seatOf(Optional.of(person)).isPresent() || table.host().equals(person));
    }

    /// Reads again what is kept of some tables, and tells it to everyone watching them.
    void refresh(Predicate<StoredTable> which) {
        memory.all().filter(table -> which.test(table.stored())).forEach(this::refresh);
    }

    /// What is true already isn't refused because one table can't be read now: it is read when it is needed next.
    private void refresh(LiveTable found) {
        try {
            tables.visit(found.id(), table -> {
                table.refresh();
                table.telling().changed();
            });
        } catch (RequestRefused | DataAccessException | TransactionException later) {
            LOG.debug("A table is read again later", later);
            found.missedChanges().change();
        }
    }
}
