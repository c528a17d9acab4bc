package dev.anden.server.preview;

import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.table.TableGlances;
import dev.anden.server.store.table.TableGlances.Glance;
import dev.anden.server.web.RateLimits;
import java.time.InstantSource;
import java.util.Optional;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// How tables stand, asked of the database by one small question: no table is locked for it, nor comes into
/// memory. It is asked before a page is sent, and that mustn't wait: while the database can't answer nothing
/// is seen, and it isn't asked by each page anew.
public final class TablesFromAfar {
    /// Milliseconds for which a database that couldn't answer isn't asked again.
    private static final long LEFT_ALONE = 10_000;

    private final TableGlances glances;
    private final RateLimits limits;
    private final InstantSource clock;
    private volatile long failed = Long.MIN_VALUE / 4;

    public TablesFromAfar(TableGlances glances, RateLimits limits, InstantSource clock) {
        this.glances = glances;
        this.limits = limits;
        this.clock = clock;
    }

    /// How a table stands.
    ///
    /// @param address from where it is looked at
    /// @return empty if nothing may be seen of it, or can't for now, or is looked at too often from there
    Optional<Glance> look(String table, String address) {
        if (Math.abs(clock.millis() - failed) < LEFT_ALONE) {
            return Optional.empty();
        }
        try {
            limits.requireRequest(Optional::empty, address);
            return glances.of(table);
        } catch (RequestRefused tooOften) {
            return Optional.empty();
        } catch (DataAccessException | TransactionException unknown) {
            failed = clock.millis();
            return Optional.empty();
        }
    }
}
