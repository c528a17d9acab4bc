package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.table.node.Nodes;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What other servers have to do with one table: who plays its bots, and whether they have done something there that
/// isn't known here. For a server alone all that isn't known is what it has written before a restart.
final class OtherServers {
    private static final Logger LOG = LoggerFactory.getLogger(OtherServers.class);

    private final Nodes nodes;
    private final LiveTable table;
    private final AtomicReference<Staleness> staleness = new AtomicReference<>(Staleness.EVERYTHING);
    private final AtomicBoolean queued = new AtomicBoolean();
    private volatile Optional<String> tender = Optional.empty();

    OtherServers(Nodes nodes, LiveTable table) {
        this.nodes = nodes;
        this.table = table;
    }

    /// Whether this server plays its bots, as far as it knows.
    boolean isTendedHere() {
        return !nodes.isShared() || tender.equals(Optional.of(nodes.self()));
    }

    /// Whether this server plays its bots from now on, because it does already or nobody else does.
    boolean tends() {
        if (isTendedHere()) {
            return true;
        }
        if (tender.isEmpty()) {
            DatabaseTrouble.attempt(LOG, "Nobody knows who plays the bots", this::tend, "table", table.id());
        }
        return isTendedHere();
    }

    private void tend() {
        tender = nodes.tend(table.id()) ? Optional.of(nodes.self()) : tender;
    }

    /// The server that plays its bots from now on.
    void tender(Optional<String> node) {
        tender = node;
    }

    /// Whether somebody watches it at this server, or its bots are played here. May be asked without the lock.
    boolean isUsed() {
        return !table.audience().isEmpty() || isTendedHere();
    }

    /// Somebody is to be told to catch up with what other servers have done here. May be called without the lock.
    ///
    /// @return whether nobody has been told yet
    boolean enqueue() {
        return queued.compareAndSet(false, true);
    }

    /// Whatever comes next is to see what other servers have done here. May be said without the lock.
    void expect() {
        expect(Staleness.EVERYTHING);
    }

    /// Whatever comes next is to see a part of what other servers have done here.
    void expect(Staleness what) {
        staleness.accumulateAndGet(what, Staleness::and);
    }

    /// Whoever was told to catch up does so now, or will be told again.
    void dequeue() {
        queued.set(false);
    }

    /// Whether other servers have done something here that isn't known. May be asked without the lock.
    boolean isBehind() {
        return staleness.get() != Staleness.NOTHING;
    }

    /// Catches up with what other servers have done here. What can't be read now will be the next time; until then
    /// nothing can be written that it would contradict.
    void catchUp() {
        Staleness what = staleness.getAndSet(Staleness.NOTHING);
        try {
            catchUp(what);
        } catch (DataAccessException | TransactionException unreachable) {
            expect(what);
            DatabaseTrouble.log(LOG, Level.WARN, unreachable, "A table is behind", "table", table.id());
        } catch (RuntimeException | Error failure) {
            expect(what);
            throw failure;
        }
    }

    private void catchUp(Staleness what) {
        if (what == Staleness.EVERYTHING && !nodes.isShared()) {
            table.keptProposal().recall();
            return;
        }
        switch (what) {
            case NOTHING -> {}
            case COMPANY -> table.catchingUp().withCompany();
            case LOG -> table.catchingUp().withLog();
            case EVERYTHING -> table.catchingUp().withEverything();
        }
    }

    /// Whether something failed because another server had written first.
    static boolean wasQuicker(Throwable failure) {
        return failure instanceof RequestRefused refused && refused.code() == ProblemCode.STALE_VERSION;
    }
}
