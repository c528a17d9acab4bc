package dev.anden.server.table;

import java.util.Set;
import java.util.function.Predicate;

/// How long a table stays in memory, and when it goes for good.
final class Staying {
    private final Services services;
    private final LiveTable table;
    private final TableLock lock;
    private volatile boolean passing;
    private boolean dropped;

    Staying(Services services, LiveTable table, TableLock lock) {
        this.services = services;
        this.table = table;
        this.lock = lock;
    }

    /// Whether it has left the memory, or is gone for good: nothing is to be done with this picture of it. Asked under
    /// the table's lock.
    boolean isDropped() {
        return dropped;
    }

    /// Nobody has opened the table; only its bots are to go on.
    void pass() {
        passing = true;
    }

    /// Somebody has opened the table.
    void open() {
        passing = false;
    }

    /// Drops the table out of memory, unless somebody needs it.
    ///
    /// @param before it was last touched before this time
    boolean dropIfIdle(long before) {
        if (!lock.tryTake()) {
            return false;
        }
        try {
            return drop(table.touched() < before && !table.missedChanges().areAny());
        } finally {
            lock.release();
        }
    }

    /// Drops a table out of memory whose bots alone were to go on, as soon as none of them has anything to do. It stays
    /// as long as others if something is wrong with a bot, so that this is told to whoever comes.
    ///
    /// @throws dev.anden.server.problem.RequestRefused if somebody else has it for too long
    boolean dropIfPassed() {
        if (!passing) {
            return false;
        }
        lock.take();
        try {
            return drop(passing && table.troubles().areNone());
        } finally {
            lock.release();
        }
    }

    private boolean drop(boolean wanted) {
        dropped =
                dropped || (wanted && table.audience().isEmpty() && table.bots().areIdle());
        return dropped;
    }

    /// Lets it go for good, unless somebody is there or it isn't that old. Whatever comes of it, it leaves the memory.
    ///
    /// @param removal removes a table by its id, if it is old enough
    /// @return whether it has gone
    /// @throws dev.anden.server.problem.RequestRefused if somebody else has it for too long
    boolean removeIfOld(Predicate<String> removal) {
        lock.take();
        try {
            table.otherServers().catchUp();
            if (dropped || !table.absences().isDeserted()) {
                return false;
            }
            dropped = true;
            return removal.test(table.id());
        } finally {
            lock.release();
        }
    }

    /// Lets it go for good with its game, whatever it has come to, and tells whoever is there.
    ///
    /// @return whether it has gone; if not, this picture of it had left the memory before, and there may be
    ///     another one
    /// @throws dev.anden.server.problem.RequestRefused if somebody else has it for too long
    boolean remove() {
        lock.take();
        try {
            if (dropped) {
                return false;
            }
            services.tables().remove(table.id());
            close();
            return true;
        } finally {
            lock.release();
        }
    }

    /// Closes an open table for good, and tells whoever is there. Called under the table's lock.
    ///
    /// @return whether it was open; if not, nothing has changed
    boolean removeOpen() {
        boolean open = services.tables().open().remove(table.id());
        if (open) {
            close();
        }
        return open;
    }

    /// It is gone for good: tells whoever is there. Called under the table's lock.
    void close() {
        dropped = true;
        // Who goes from now on finds no table to leave.
        services.nodes().attend(table.id(), Set.of());
        table.telling().closed();
    }
}
