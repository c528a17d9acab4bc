package dev.anden.server;

import dev.anden.server.table.LiveTables;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;

/// Whether there are tables that don't answer. That doesn't make a server unready: all other tables go on, and at
/// the next server those would be caught in the same rule.
final class TablesHealth extends AbstractHealthIndicator {
    private final LiveTables tables;

    TablesHealth(LiveTables tables) {
        super("The tables can't be asked");
        this.tables = tables;
    }

    @Override
    protected void doHealthCheck(Health.Builder builder) {
        builder.up().withDetail("stuck", tables.stuck());
    }
}
