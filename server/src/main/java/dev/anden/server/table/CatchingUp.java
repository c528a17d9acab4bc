package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.CompanyStore;
import dev.anden.server.store.table.LogPart;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.DamagedLog;
import dev.anden.table.Play;
import dev.anden.table.Reading;
import dev.anden.table.Replaying;
import java.util.Optional;
import java.util.Set;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What other servers have done at a table happens in this one's memory as well, and whoever watches it here is told
/// as if it had been done here.
final class CatchingUp {
    private final Services services;
    private final LiveTable table;
    /// Whether anything has happened in memory that those who watch haven't been told.
    private boolean moved;

    CatchingUp(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// Where nothing but the log has changed, which is so for nearly all that happens: nothing else is read.
    ///
    /// @throws DataAccessException if the database can't be reached
    /// @throws dev.anden.server.problem.RequestRefused if the log doesn't replay
    void withLog() {
        int known = trustedVersion();
        orTell(known, this::goOn);
        if (moved) {
            tellSince(known);
        }
    }

    /// Where only others look at the table now.
    ///
    /// @throws DataAccessException if the database can't be reached
    void withCompany() {
        CompanyStore.Company company = services.nodes().company(table.id());
        boolean other = isOther(company);
        take(company);
        if (other) {
            table.telling().changed();
        }
    }

    /// What is read later is never older than what is read before: whoever plays the bots is at least as new as the
    /// lines.
    ///
    /// @throws DataAccessException if the database can't be reached
    /// @throws dev.anden.server.problem.RequestRefused if the log doesn't replay
    void withEverything() {
        int known = trustedVersion();
        orTell(known, () -> withEverything(known));
    }

    private void withEverything(int known) {
        goOn();
        StoredTable before = table.stored();
        table.refresh();
        if (table.staying().isDropped()) {
            return;
        }
        CompanyStore.Company company = services.nodes().company(table.id());
        boolean asked = table.invitees().looksAgain();
        boolean other = asked || isOther(company) || !before.equals(table.stored());
        take(company);
        if (moved || hasBegun(before)) {
            tellSince(known);
        } else if (other) {
            table.telling().changed();
        }
    }

    /// Where something can't be read after the game has gone on in memory, those who watch are told of it all the
    /// same: the next time it is no news. Its clocks may be those of before, so that it is read again as a whole.
    private void orTell(int known, Runnable reading) {
        try {
            reading.run();
        } catch (DataAccessException | TransactionException unreachable) {
            if (moved) {
                tellSince(known);
                table.game().distrust();
            }
            throw unreachable;
        }
    }

    /// How far the game in memory is; 0 if there is none. Whoever watches isn't left with one that isn't trusted.
    private int trustedVersion() {
        if (!table.audience().isEmpty()) {
            table.game().trust();
        }
        return table.game().loaded().map(Play::version).orElse(0);
    }

    private void tellSince(int known) {
        table.telling().progress(viewpoint -> table.game().started().events(viewpoint, known));
    }

    /// A game in memory goes on by the lines that others have added.
    private void goOn() {
        table.game().loaded().ifPresent(this::goOn);
    }

    private void goOn(Play play) {
        LogPart added = services.log().from(table.id(), play.version());
        try {
            moved = Replaying.goOn(play, added.lines(), added.kept());
            if (moved) {
                clocks(play, added).ifPresent(play::setClocks);
                table.pausing().follow(play, table.stored(), services.pace().takeBackPause());
            }
        } catch (DamagedLog damaged) {
            // Read as a whole it may still replay; if not, that says what is wrong with it.
            table.game().distrust();
            table.game().trust();
        }
    }

    /// A choice that is kept for its turn adds no line, but its seat's clock stands.
    private Optional<Reading> clocks(Play play, LogPart added) {
        return added.clocks().isPresent() || !play.hasClocks()
                ? added.clocks()
                : services.log().clocks(table.id());
    }

    private boolean hasBegun(StoredTable before) {
        return before.status() == TableStatus.OPEN && table.stored().status() != TableStatus.OPEN;
    }

    private boolean isOther(CompanyStore.Company company) {
        return !company.present().equals(table.audience().elsewhere())
                || !company.proposal().equals(table.asking().proposal());
    }

    private void take(CompanyStore.Company company) {
        Set<PersonId> before = table.audience().elsewhere();
        table.audience().elsewhere(company.present());
        before.stream()
                .filter(person -> !table.audience().isPresent(Optional.of(person)))
                .forEach(table.absences()::left);
        table.otherServers().tender(company.tender());
        table.keptProposal().take(company.proposal());
    }
}
