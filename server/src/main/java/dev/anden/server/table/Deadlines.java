package dev.anden.server.table;

import dev.anden.server.store.table.Writing;
import dev.anden.server.store.table.WrittenClocks;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/// When the next clock of all tables runs out, in the time in which a server ran: as long as it doesn't, nobody
/// has to ask the database. Safe for use by many threads.
public final class Deadlines {
    /// Nobody has asked yet.
    private final AtomicLong next = new AtomicLong(Long.MIN_VALUE);

    /// Whether a clock may have run out.
    boolean isDue(long now) {
        return next.get() <= now;
    }

    /// What was written may have another deadline.
    void note(Writing writing) {
        writing.clocks().map(WrittenClocks::deadline).ifPresent(this::note);
    }

    void note(OptionalLong deadline) {
        deadline.ifPresent(time -> next.accumulateAndGet(time, Math::min));
    }

    /// Others may have written what isn't known here: the database is to be asked.
    public void doubt() {
        next.set(Long.MIN_VALUE);
    }

    /// Nothing is known any more; what is noted from now on is.
    void forget() {
        next.set(Long.MAX_VALUE);
    }
}
