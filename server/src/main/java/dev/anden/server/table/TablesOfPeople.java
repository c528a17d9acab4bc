package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.Notice;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What becomes of the tables of a person who is called otherwise, signs in, or goes.
public final class TablesOfPeople {
    private static final Logger LOG = LoggerFactory.getLogger(TablesOfPeople.class);

    private final Services services;
    private final LiveTables tables;
    private final TablesInMemory memory;

    TablesOfPeople(Services services, LiveTables tables, TablesInMemory memory) {
        this.services = services;
        this.tables = tables;
        this.memory = memory;
    }

    /// A person has changed their name: everyone watching a table they sit at is told.
    public void renamed(PersonId person) {
        services.nodes().tell(new Notice.OfPerson(person));
        refresh(table -> table.seatOf(Optional.of(person)).isPresent());
    }

    /// A guest signs in: what was theirs is the account's, but for tables at which the account has a seat already.
    /// Everyone watching is told.
    public void move(PersonId guest, PersonId account) {
        // Whoever leaves meanwhile may make the guest the host of a table.
        while (services.tables().move(guest, account)) {
            refresh(table ->
                    table.seatOf(Optional.of(guest)).isPresent() || table.host().equals(guest));
        }
    }

    /// A person leaves every table at which something still happens. A table that can't be opened is left as it is.
    ///
    /// @param commands makes new ids
    public void farewell(PersonId person, Supplier<String> commands) {
        for (String id : services.tables().idsToLeave(person)) {
            try {
                tables.visit(id, table -> new Farewell(table).of(person, commands.get()));
                tables.clearing().forgetIfClosed(id);
            } catch (RequestRefused refused) {
                if (refused.code() == ProblemCode.NOT_SAVED || refused.code() == ProblemCode.NOT_KNOWN) {
                    throw refused;
                }
                LOG.atWarn()
                        .addKeyValue("table", id)
                        .addKeyValue("reason", refused.getMessage())
                        .log("Somebody who goes can't leave a table");
            }
        }
    }

    /// A person isn't known any more: everyone watching a table that they sat at is told.
    public void forgotten(PersonId person) {
        services.nodes().tell(new Notice.OfPerson(person));
        refresh(table ->
                table.seatOf(Optional.of(person)).isPresent() || table.host().equals(person));
    }

    /// Reads again what is kept of some tables, and tells it to everyone watching them.
    void refresh(Predicate<StoredTable> which) {
        memory.all().filter(table -> which.test(table.stored())).forEach(this::refresh);
    }

    /// What is true already isn't refused because somebody else has the table for too long.
    private void refresh(LiveTable found) {
        try {
            tables.visit(found.id(), table -> {
                table.refresh();
                table.telling().changed();
            });
        } catch (RequestRefused refused) {
            if (refused.code() != ProblemCode.TABLE_BUSY) {
                throw refused;
            }
            found.unnoticed().change();
        }
    }
}
