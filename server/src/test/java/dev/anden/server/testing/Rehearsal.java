package dev.anden.server.testing;

import dev.anden.server.RunningServer;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.nio.file.Path;

/// What a process runs of which the JVM is to keep what it loaded: a server on a database of its own does once what
/// servers do, and ends.
final class Rehearsal {
    private Rehearsal() {}

    /// The arguments are a data folder and the address of a database of PostgreSQL, which may be empty.
    static void main(String[] arguments) {
        var options = TestServers.options(Path.of(arguments[0]))
                .withPostgres(PostgresAddress.of(arguments[1]))
                .withEntrance(Entrance.OPEN.withProxies(AddressList.LOCAL));
        try (RunningServer server = TestServers.start(options)) {
            var guest = new Guest(server);
            guest.playToTheEnd(guest.createTable("me", "chance", "greedy").id());
            guest.playToTheEnd(guest.createSoloTable().id());
        }
        // Clients that nobody has closed keep their threads for a while.
        System.exit(0);
    }
}
