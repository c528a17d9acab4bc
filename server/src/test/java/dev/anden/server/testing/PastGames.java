package dev.anden.server.testing;

import dev.anden.server.store.database.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Finished games without anybody having to play them.
public final class PastGames {
    private static final List<String> COPIES = List.of(
            "insert into game_table (id, game, rules_version, host, status, seed, created, rated)"
                    + " select :copy, game, rules_version, host, status, seed, created, rated from game_table where id = :table",
            "insert into result (table_id, plies, started, ended, facts, rating)"
                    + " select :copy, plies, started, ended + :later, facts, 'waits' from result where table_id = :table",
            "insert into seat_result (table_id, seat, score, rank, person, bot, game, seats, ended)"
                    + " select :copy, seat, score, rank, person, bot, game, seats, ended + :later from seat_result"
                    + " where table_id = :table");

    private static final String SEATS = "insert into seat (table_id, seat, kind, person, bot, to_act)"
            + " select :copy, seat, kind, person, bot, 0 from seat where table_id = :table";

    private PastGames() {}

    /// Says of a game of two that it has a result, as if it had been played. Its log stays as it is.
    ///
    /// @param ended when, in milliseconds since 1970
    /// @param winner the seat that has won
    public static void finish(Database database, String table, long ended, int winner) {
        database.write(client -> {
            client.sql("insert into result (table_id, plies, started, ended) values (?, 1, 1, ?)")
                    .params(table, ended)
                    .update();
            client.sql("insert into seat_result (table_id, seat, score, rank, person, bot, game, seats, ended)"
                            + " select table_id, seat, 0, case when seat = :winner then 1 else 2 end, person, bot,"
                            + " 'ttr-usa', 2, :ended from seat where table_id = :table")
                    .params(Map.of("winner", winner, "ended", ended, "table", table))
                    .update();
            client.sql("update seat set to_act = 0 where table_id = ?")
                    .param(table)
                    .update();
        });
    }

    /// The same with who sat there. Without a log they can't be opened.
    public static List<String> copyWithSeats(Path folder, String table, int copies) {
        List<String> ids = copy(folder, table, copies);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> ids.forEach(copy ->
                    client.sql(SEATS).param("copy", copy).param("table", table).update()));
        }
        return ids;
    }

    /// The same with their logs: they can be opened.
    public static List<String> copyWithLogs(Path folder, String table, int copies) {
        List<String> ids = copyWithSeats(folder, table, copies);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> {
                String columns = String.join(
                        ", ",
                        client.sql("select * from ply where table_id = ? limit 1")
                                .param(table)
                                .query()
                                .singleRow()
                                .keySet());
                String statement = "insert into ply (%s) select %s from ply where table_id = :table"
                        .formatted(columns, columns.replace("table_id", ":copy"));
                ids.forEach(copy -> client.sql(statement)
                        .param("copy", copy)
                        .param("table", table)
                        .update());
            });
        }
        return ids;
    }

    /// Copies a finished game of a folder that no server has: its result, not its log. They wait to be rated.
    ///
    /// @return the ids of the copies, in the order in which they ended: two at a time
    public static List<String> copy(Path folder, String table, int copies) {
        List<String> ids = IntStream.range(0, copies)
                .mapToObj(number -> table + "%03d".formatted(number))
                .toList();
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> {
                for (int number = 0; number < copies; number++) {
                    Map<String, Object> values =
                            Map.of("table", table, "copy", ids.get(number), "later", 1_000L + number / 2 * 1_000L);
                    COPIES.forEach(
                            statement -> client.sql(statement).params(values).update());
                }
            });
        }
        return ids;
    }
}
