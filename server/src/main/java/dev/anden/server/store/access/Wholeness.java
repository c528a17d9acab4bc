package dev.anden.server.store.access;

import dev.anden.engine.Phrase;
import dev.anden.server.store.database.Schema;
import dev.anden.server.store.sqlite.NativeLibrary;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/// Whether a database has the tables and columns that this program makes, and the rows to which others refer.
final class Wholeness {
    /// A database in memory: it is gone with its connection.
    private static final String NOWHERE = "jdbc:sqlite::memory:";

    /// Tables that SQLite keeps for itself begin with this.
    private static final String OF_SQLITE = "sqlite_";

    private static final String ORPHANS = "select \"table\", parent, count(*) as number from pragma_foreign_key_check()"
            + " group by \"table\", parent order by \"table\", parent";

    private Wholeness() {}

    /// What should be in a database and isn't; empty if all is there.
    static List<Phrase> lacks(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection()) {
            List<Phrase> missing = missing(made(), columns(connection));
            return missing.isEmpty() && isEmbedded(connection) ? orphans(connection) : missing;
        }
    }

    private static List<Phrase> missing(Map<String, Set<String>> made, Map<String, Set<String>> found) {
        var missing = new ArrayList<Phrase>();
        made.forEach((table, columns) -> {
            Set<String> there = found.get(table);
            if (there == null) {
                missing.add(DatabaseFlaw.NO_TABLE.of("table", table));
                return;
            }
            columns.stream()
                    .filter(column -> !there.contains(column))
                    .forEach(column -> missing.add(DatabaseFlaw.NO_COLUMN.of("table", table, "column", column)));
        });
        return missing;
    }

    /// What the steps of the schema make, which is alike in every database.
    private static Map<String, Set<String>> made() throws SQLException {
        NativeLibrary.load();
        try (Connection connection = DriverManager.getConnection(NOWHERE)) {
            Schema.ofNothing(new SingleConnectionDataSource(connection, true)).bringUpToDate();
            return columns(connection);
        }
    }

    private static Map<String, Set<String>> columns(Connection connection) throws SQLException {
        Map<String, Set<String>> columns = new TreeMap<>();
        try (ResultSet rows =
                connection.getMetaData().getColumns(connection.getCatalog(), connection.getSchema(), "%", "%")) {
            while (rows.next()) {
                String table = rows.getString("TABLE_NAME").toLowerCase(Locale.ROOT);
                if (!table.startsWith(OF_SQLITE)) {
                    columns.computeIfAbsent(table, _ -> new TreeSet<>())
                            .add(rows.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
                }
            }
        }
        return columns;
    }

    private static boolean isEmbedded(Connection connection) throws SQLException {
        return connection.getMetaData().getDatabaseProductName().equals("SQLite");
    }

    /// SQLite looks at that only when something is changed, and other programs may not ask it to. PostgreSQL
    /// lets nobody change it so.
    private static List<Phrase> orphans(Connection connection) throws SQLException {
        var orphans = new ArrayList<Phrase>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(ORPHANS)) {
            while (rows.next()) {
                orphans.add(DatabaseFlaw.ORPHANS.of(
                        "table", rows.getString("table"),
                        "count", rows.getLong("number"),
                        "other", rows.getString("parent")));
            }
        }
        return orphans;
    }
}
