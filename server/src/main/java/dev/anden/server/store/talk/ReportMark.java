package dev.anden.server.store.talk;

import dev.anden.server.store.access.SideConnection;

/// Says of a report that it was looked at, whoever else uses the database meanwhile. Servers needn't know.
public final class ReportMark {
    private static final String HANDLED =
            "update report set handled = coalesce(handled, cast(:at as bigint)) where id = :id";

    private ReportMark() {}

    /// @param at milliseconds since 1970
    /// @return whether there is such a report
    /// @throws dev.anden.server.store.database.UnusableDatabase if the database can't be reached or written
    public static boolean set(SideConnection database, String report, long at) {
        return database.say(client ->
                        client.sql(HANDLED).param("at", at).param("id", report).update())
                == 1;
    }
}
