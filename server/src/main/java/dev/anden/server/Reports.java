package dev.anden.server;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.talk.ReportMark;
import dev.anden.server.store.talk.ReportStore;
import java.time.Instant;
import java.util.List;

/// What people want whoever runs a server to look at, while the server runs or while none does.
public final class Reports {
    private Reports() {}

    /// A report, and what had last been said at its table.
    public record Told(ReportStore.Report report, List<ReportStore.Line> lines) {
        public Told {
            lines = List.copyOf(lines);
        }
    }

    /// The reports that a server with these options keeps, oldest first.
    ///
    /// @param all whether also those that were looked at
    /// @throws StartFailure if there is no database, or it can't be read
    public static List<Told> of(ServerOptions options, boolean all) throws StartFailure {
        try (Database database = OperatorAccess.toLook(options)) {
            var store = new ReportStore(database);
            return store.list(all).stream()
                    .map(report -> new Told(report, store.lines(report.id())))
                    .toList();
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    /// Says of a report that it was looked at.
    ///
    /// @return whether there is such a one
    /// @throws StartFailure if there is no database, or it can't be written
    public static boolean handle(ServerOptions options, String report, Instant now) throws StartFailure {
        try {
            return ReportMark.set(OperatorAccess.toSay(options), report, now.toEpochMilli());
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }
}
