package dev.anden.server.store.access;

import com.zaxxer.hikari.HikariDataSource;
import dev.anden.engine.Phrase;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.JointChange;
import dev.anden.server.store.database.Message;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.postgres.PostgresDatabase;
import dev.anden.server.store.sqlite.Backup;
import dev.anden.server.store.sqlite.DatabaseFile;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javax.sql.DataSource;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A database that is only looked at, whoever else uses it meanwhile.
final class LookedAtDatabase implements Database {
    private final HikariDataSource readers;
    private final JdbcClient reading;
    private final Examination examination;

    private LookedAtDatabase(HikariDataSource readers, Examination examination) {
        this.readers = readers;
        this.examination = examination;
        reading = JdbcClient.create(readers);
    }

    /// The file of a folder; all of it is examined, indexes are compared with their rows.
    static LookedAtDatabase open(Path folder) {
        Path file = Backup.existing(folder);
        EmbeddedDatabase.schema(file).requireToday();
        return new LookedAtDatabase(EmbeddedDatabase.readers(file), source -> DatabaseFile.faults(source, true));
    }

    /// A database of PostgreSQL.
    static LookedAtDatabase open(PostgresAddress address) {
        PostgresDatabase.requireFit(address);
        PostgresDatabase.schema(address).requireToday();
        return new LookedAtDatabase(PostgresDatabase.readers(address), source -> PostgresDatabase.faults(source, 0));
    }

    @Override
    public <T> T read(Function<JdbcClient, T> question) {
        return question.apply(reading);
    }

    @Override
    public int update(ToIntFunction<JdbcClient> change) {
        throw new InvalidDataAccessApiUsageException("This database is only looked at");
    }

    @Override
    public int update(Message message, ToIntFunction<JdbcClient> change) {
        return update(change);
    }

    @Override
    public void write(Message message, JointChange change) {
        throw new InvalidDataAccessApiUsageException("This database is only looked at");
    }

    /// Nobody keeps an eye on who asks it.
    @Override
    public boolean isAskedBy(Thread thread) {
        return false;
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public boolean isFirst() {
        return false;
    }

    @Override
    public String name() {
        return "onlooker";
    }

    @Override
    public void listen(Listener listener) {
        // Whoever only looks remembers nothing.
    }

    @Override
    public boolean isListening() {
        return false;
    }

    @Override
    public List<String> faults() {
        try {
            return examination.faults(readers);
        } catch (SQLException failure) {
            return List.of(String.valueOf(failure.getMessage()));
        }
    }

    @Override
    public List<Phrase> lacks() {
        try {
            return Wholeness.lacks(readers);
        } catch (SQLException failure) {
            return List.of(Phrase.plain(String.valueOf(failure.getMessage())));
        }
    }

    @Override
    public void watch(Standstill watch) {}

    @Override
    public int waiting() {
        return 0;
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
    public void whenTaken(Runnable stop) {
        // It may be anybody's.
    }

    @Override
    public void close() {
        readers.close();
    }

    /// How it is found out what is wrong with a database.
    private interface Examination {
        List<String> faults(DataSource source) throws SQLException;
    }
}
