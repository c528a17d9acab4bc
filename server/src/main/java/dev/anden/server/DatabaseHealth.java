package dev.anden.server;

import dev.anden.server.store.Database;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;

/// Whether the database answers.
final class DatabaseHealth extends AbstractHealthIndicator {
    private final Database database;

    DatabaseHealth(Database database) {
        super("The database does not answer");
        this.database = database;
    }

    @Override
    protected void doHealthCheck(Health.Builder builder) {
        database.read(client -> client.sql("select 1").query(Integer.class).single());
        builder.up();
    }
}
