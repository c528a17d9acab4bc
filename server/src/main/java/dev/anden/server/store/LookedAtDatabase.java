package dev.anden.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A database that is only looked at, whoever else uses it meanwhile.
final class LookedAtDatabase implements Database {
    private final HikariDataSource readers;
    private final JdbcClient reading;

    private LookedAtDatabase(HikariDataSource readers) {
        this.readers = readers;
        reading = JdbcClient.create(readers);
    }

    static LookedAtDatabase open(Path folder) {
        Path file = Backup.existing(folder);
        EmbeddedDatabase.requireToday(file);
        return new LookedAtDatabase(EmbeddedDatabase.readers(file));
    }

    @Override
    public <T> T read(Function<JdbcClient, T> question) {
        return question.apply(reading);
    }

    @Override
    public int update(ToIntFunction<JdbcClient> change) {
        throw new InvalidDataAccessApiUsageException("This database is only looked at");
    }

    /// All of it, indexes compared with their rows.
    @Override
    public List<String> faults() {
        try {
            return DatabaseFile.faults(readers, true);
        } catch (SQLException failure) {
            return List.of(String.valueOf(failure.getMessage()));
        }
    }

    @Override
    public long commits() {
        return 0;
    }

    @Override
    public void announce(String address) {
        throw new InvalidDataAccessApiUsageException("This database is only looked at");
    }

    @Override
    public void close() {
        readers.close();
    }
}
