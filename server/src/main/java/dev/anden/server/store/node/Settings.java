package dev.anden.server.store.node;

import dev.anden.server.store.database.Database;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;

/// What a server keeps for itself, by name.
public final class Settings {
    private static final int KEY_BYTES = 32;

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

    /// The server's own key under a name: 32 random bytes, the same on every server that uses the database.
    ///
    /// @param random makes it for the first who asks
    public byte[] key(String name, SecureRandom random) {
        return HexFormat.of().parseHex(valueOr(name, () -> {
            var bytes = new byte[KEY_BYTES];
            random.nextBytes(bytes);
            return HexFormat.of().formatHex(bytes);
        }));
    }

    private Optional<String> value(String name) {
        return database.read(client -> client.sql("select value from setting where name = ?")
                .param(name)
                .query(String.class)
                .optional());
    }
}
