package dev.anden.server;

import java.io.IOException;
import java.nio.file.Files;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;

/// Whether there is room left where the database is. What room a PostgreSQL server has is that server's own matter.
final class DiskHealth extends AbstractHealthIndicator {
    /// Some hundred thousand choices, and time for somebody to come and help.
    private static final long LEAST_BYTES = 100L * 1024 * 1024;

    private final ServerOptions options;

    DiskHealth(ServerOptions options) {
        super("The disk can't be asked");
        this.options = options;
    }

    @Override
    protected void doHealthCheck(Health.Builder builder) {
        if (options.postgres().isPresent()) {
            builder.up().withDetail("elsewhere", true);
            return;
        }
        long left;
        try {
            left = Files.getFileStore(options.dataFolder()).getUsableSpace();
        } catch (IOException gone) {
            // An exception would be told in the log with its trace, each time that somebody asks.
            builder.down().withDetail("left", "unknown");
            return;
        }
        builder.status(left < LEAST_BYTES ? "DOWN" : "UP")
                .withDetail("left", left)
                .withDetail("least", LEAST_BYTES);
    }
}
