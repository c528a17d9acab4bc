package dev.anden.server.store;

import java.util.Optional;
import java.util.function.Supplier;

/// What a server keeps for itself, by name.
public final class Settings {
    private final Database database;

    public Settings(Database database) {
        this.database = database;
    }

    /// The value under a name. The first who asks makes it; of several who do so at once one wins, and all get
    /// the winner's value.
    public String valueOr(String name, Supplier<String> first) {
        return value(name).orElseGet(() -> {
            String made = first.get();
            database.write(
                    client -> client.sql("insert into setting (name, value) values (?, ?) on conflict do nothing")
                            .params(name, made)
                            .update());
            return value(name).orElseThrow();
        });
    }

    private Optional<String> value(String name) {
        return database.read(client -> client.sql("select value from setting where name = ?")
                .param(name)
                .query(String.class)
                .optional());
    }
}
