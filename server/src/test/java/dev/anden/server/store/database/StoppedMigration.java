package dev.anden.server.store.database;

import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.sqlite.DatabaseFile;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import dev.anden.server.testing.TestPostgres;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/// Brings the tables of a database up to date as a start does, and dies at one of the steps, as by `kill -9`: before a
/// statement, before a commit or after it.
public final class StoppedMigration {
    /// How a process ends that died so.
    static final int DEAD = 137;

    private static final int KILLED_AT = 2;

    private StoppedMigration() {}

    /// What the process runs: a folder, the name of a database of PostgreSQL (empty for the file in the folder), and
    /// the number of the step.
    static void main(String[] arguments) {
        var seen = new ArrayList<String>();
        int last = Integer.parseInt(arguments[KILLED_AT]);
        run(Path.of(arguments[0]), PostgresAddress.of(arguments[1]), step -> {
            seen.add(step);
            if (seen.size() > last) {
                Runtime.getRuntime().halt(DEAD);
            }
        });
    }

    /// The steps, none of which kills anybody.
    static List<String> steps(Path folder, Optional<PostgresAddress> address) {
        var seen = new ArrayList<String>();
        run(folder, address, seen::add);
        return seen;
    }

    /// How a process is told which database it is about.
    static String named(Optional<PostgresAddress> address) {
        return address.map(TestPostgres::url).orElse("");
    }

    private static void run(Path folder, Optional<PostgresAddress> address, Consumer<String> steps) {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        DataSource source =
                address.<DataSource>map(PostgresAddress::patientSource).orElseGet(() -> DatabaseFile.source(file));
        EmbeddedDatabase.schema(file, stepping(source, steps)).bringUpToDate();
    }

    private static DataSource stepping(DataSource source, Consumer<String> steps) {
        return new DelegatingDataSource(source) {
            @Override
            public Connection getConnection() throws java.sql.SQLException {
                return told(Connection.class, super.getConnection(), steps);
            }
        };
    }

    private static <T> T told(Class<T> type, T behind, Consumer<String> steps) {
        Object proxy = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, values) -> {
            boolean commit = method.getName().equals("commit");
            if (commit || method.getName().startsWith("execute")) {
                steps.accept(method.getName());
            }
            try {
                Object answer = method.invoke(behind, values);
                if (commit) {
                    steps.accept("committed");
                }
                return switch (answer) {
                    case PreparedStatement statement -> told(PreparedStatement.class, statement, steps);
                    case Statement statement -> told(Statement.class, statement, steps);
                    case null, default -> answer;
                };
            } catch (InvocationTargetException failure) {
                throw failure.getCause() == null ? failure : failure.getCause();
            }
        });
        return type.cast(proxy);
    }
}
