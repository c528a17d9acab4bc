package dev.anden.server;

import dev.anden.engine.Survivable;
import dev.anden.server.store.database.Outage;
import dev.anden.server.table.LeftAlone;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessResourceFailureException;

/// One kind of what goes by itself when nobody has touched it for long.
///
/// A round looks at one page of what is old, and the next round goes on behind it: what stays, because somebody is
/// there or because it fails, keeps nothing else from going, of its own kind or of another. What has failed is told,
/// and left alone for a day, or until so many others have failed that it is forgotten.
final class AgeingKind {
    /// How many are looked at in a round: each of them waits for the disk.
    static final int AT_A_TIME = 50;

    /// For so long what has failed is left alone.
    private static final Duration REST = Duration.ofDays(1);

    private static final Logger LOG = LoggerFactory.getLogger(AgeingKind.class);

    private final String name;
    private final Duration keep;
    private final Page old;
    private final Going going;

    private final LeftAlone failed = new LeftAlone(REST);

    private String after = "";

    /// Whether nobody knows what the next page has: a later round asks again.
    private boolean unread;

    /// @param name what it is, for the log
    /// @param keep how long it is kept; zero for ever
    AgeingKind(String name, Duration keep, Page old, Going going) {
        this.name = name;
        this.keep = keep;
        this.old = old;
        this.going = going;
    }

    /// What is old, by id: those behind one of them, and no more than so many.
    interface Page {
        List<String> ids(long before, String after, int limit);
    }

    /// Lets one go, unless it isn't that old any more.
    interface Going {
        /// @return whether it has gone
        boolean letGo(String id, long before);
    }

    /// Whether the next round goes on behind the last one, instead of beginning anew.
    boolean isUnfinished() {
        return !after.isEmpty() && !unread;
    }

    /// @param now in milliseconds since 1970
    void round(long now) {
        if (keep.isZero()) {
            return;
        }
        long before = now - keep.toMillis();
        Optional<List<String>> page = page(before);
        unread = page.isEmpty();
        page.ifPresent(ids -> round(ids, before, now));
    }

    private void round(List<String> ids, long before, long now) {
        after = ids.size() < AT_A_TIME ? "" : ids.getLast();
        long gone = ids.stream()
                .filter(id -> !failed.contains(id, now))
                .filter(id -> letGo(id, before, now))
                .count();
        if (gone > 0) {
            LOG.atInfo()
                    .addKeyValue("kind", name)
                    .addKeyValue("count", gone)
                    .addKeyValue("days", keep.toDays())
                    .log("What nobody has touched for long has gone");
        }
    }

    /// What is behind the last one; empty if that can't be told now, which keeps no other kind from its turn.
    ///
    /// @throws DataAccessResourceFailureException if the database is away: it is for all kinds
    private Optional<List<String>> page(long before) {
        try {
            return Optional.of(old.ids(before, after, AT_A_TIME));
        } catch (DataAccessResourceFailureException away) {
            throw away;
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atLevel(Outage.level(failure, Level.WARN))
                    .addKeyValue("kind", name)
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("What nobody has touched for long can't be looked for now");
            return Optional.empty();
        }
    }

    private boolean letGo(String id, long before, long now) {
        try {
            return going.letGo(id, before);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            failed.add(id, now);
            LOG.atLevel(Outage.level(failure, Level.WARN))
                    .addKeyValue("kind", name)
                    .addKeyValue("id", id)
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("What nobody has touched for long can't go now, and is tried again in a day");
            return false;
        }
    }
}
