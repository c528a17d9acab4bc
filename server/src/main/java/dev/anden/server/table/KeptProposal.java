package dev.anden.server.table;

import dev.anden.protocol.TableInfo.ProposalInfo;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.table.ProposalStore;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.table.Attendance;
import dev.anden.table.Proposal;
import java.time.InstantSource;
import java.util.Optional;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What everybody is told of what the people at a table are asked; and what is written of it: a restart forgets
/// nothing, and other servers ask the same.
final class KeptProposal {
    private final ProposalStore proposals;
    private final InstantSource clock;
    private final LiveTable table;
    private Optional<Proposal> written = Optional.empty();

    KeptProposal(ProposalStore proposals, InstantSource clock, LiveTable table) {
        this.proposals = proposals;
        this.clock = clock;
        this.table = table;
    }

    /// What is asked, as everybody is told it.
    Optional<ProposalInfo> told() {
        return open().map(asked -> told(asked, table.absences().attendance(), clock.millis()));
    }

    /// Whether the answer of a seat to what is asked is wanted.
    boolean awaits(int seat) {
        return open().filter(
                        asked -> asked.awaited(table.absences().attendance()).contains(seat))
                .isPresent();
    }

    private Optional<Proposal> open() {
        return table.asking().proposal().filter(asked -> asked.until() > clock.millis());
    }

    /// @param attendance whose answer is wanted is told by that
    /// @param now in milliseconds since 1970
    static ProposalInfo told(Proposal asked, Attendance attendance, long now) {
        return new ProposalInfo(
                asked.id(),
                asked.kind(),
                asked.absent().isPresent() ? Optional.of(asked.absent().getAsInt()) : Optional.empty(),
                asked.by(),
                asked.agreed().stream().sorted().toList(),
                asked.awaited(attendance).stream().sorted().toList(),
                Math.clamp(asked.until() - now, 0, Integer.MAX_VALUE));
    }

    /// Asks what is written.
    ///
    /// @throws DataAccessException if the database can't be reached
    void recall() {
        take(proposals.find(table.id()));
    }

    /// What is written is asked.
    void take(Optional<Proposal> asked) {
        table.asking().take(asked);
        written = asked;
    }

    /// Writes what is asked now, if that isn't written.
    ///
    /// @throws RequestRefused if it can't be, or isn't so any more
    void keep() {
        if (!table.asking().proposal().equals(written)) {
            write(Optional.empty());
        }
    }

    /// Writes what is asked now with the command that caused it, which isn't carried out a second time then.
    ///
    /// @throws RequestRefused if it can't be, or isn't so any more
    void keep(StoredCommand command) {
        write(Optional.of(command));
    }

    private void write(Optional<StoredCommand> command) {
        Optional<Proposal> now = table.asking().proposal();
        if (!isWritten(now, command)) {
            table.otherServers().expect();
            throw now.map(Proposal::id).equals(written.map(Proposal::id))
                    ? new RequestRefused(ProblemCode.NOTHING_ASKED, "This isn't asked any more.")
                    : new RequestRefused(
                            ProblemCode.ALREADY_ASKED, "The people at the table are being asked something already.");
        }
        written = now;
    }

    private boolean isWritten(Optional<Proposal> now, Optional<StoredCommand> command) {
        try {
            return proposals.put(table.id(), written, now, command);
        } catch (DataAccessException | TransactionException failure) {
            table.otherServers().expect();
            throw NotKept.of(failure);
        }
    }
}
