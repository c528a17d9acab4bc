package dev.anden.server;

import dev.anden.server.store.database.Database;

/// How far the file of a server's embedded database may grow.
public final class FileLimit {
    private static final int ENOUGH_PAGES = 1_000_000;

    private FileLimit() {}

    /// No more than it has grown already: a file is never cut short.
    public static void full(RunningServer server) {
        limit(server, 1);
    }

    /// Far more than any test needs.
    public static void room(RunningServer server) {
        limit(server, ENOUGH_PAGES);
    }

    private static void limit(RunningServer server, int pages) {
        server.context()
                .getBean(Database.class)
                .update(client -> client.sql("pragma max_page_count = " + pages)
                        .query(Integer.class)
                        .single());
    }
}
