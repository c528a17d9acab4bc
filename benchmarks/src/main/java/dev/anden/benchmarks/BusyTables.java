package dev.anden.benchmarks;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.table.Writing;
import dev.anden.table.Line;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;

/// How long a choice takes to be on disk when many tables are played at: each table writes its next one as soon
/// as the last is acknowledged, so this is more than people and bots can do.
public final class BusyTables {
    private static final List<Integer> TABLES = List.of(1, 10, 50, 200);
    private static final Duration WARMING_UP = Duration.ofSeconds(3);
    private static final Duration MEASURED = Duration.ofSeconds(8);
    private static final double MICROSECONDS = 1_000;
    private static final double MILLISECONDS = 1_000_000;
    private static final PersonId HOST = new PersonId("00000000000000000000000000000000");

    private final Database database;
    private final PlyLog log;
    private final TableStore tables;

    private BusyTables(Database database) {
        this.database = database;
        log = new PlyLog(database);
        tables = new TableStore(database, new ResultStore(database));
        new PersonStore(database).introduce(HOST, "Ana", 0);
    }

    /// Measures in a folder, or in a database of PostgreSQL that has nothing in it; a temporary folder unless
    /// the first argument names either.
    public static void main(String... arguments) throws IOException {
        String place = arguments.length > 0
                ? arguments[0]
                : Files.createTempDirectory("anden-busy").toString();
        Optional<PostgresAddress> postgres = PostgresAddress.of(place);
        System.out.println("tables  appends/s  p50 ms  p99 ms  commits/append");
        for (int count : TABLES) {
            try (Database database = postgres.map(Databases::open)
                    .orElseGet(() -> Databases.open(Path.of(place, Integer.toString(count))))) {
                new BusyTables(database).measure(count);
            }
        }
    }

    private void measure(int count) {
        run(count, "warm-" + count + "-", WARMING_UP);
        long before = database.commits();
        List<Integer> times =
                run(count, "hot-" + count + "-", MEASURED).stream().sorted().toList();
        System.out.printf(
                "%6d  %9.0f  %6.1f  %6.1f  %14.3f%n",
                count,
                times.size() / (double) MEASURED.toSeconds(),
                times.get(times.size() / 2) / MICROSECONDS,
                times.get(times.size() * 99 / 100) / MICROSECONDS,
                (database.commits() - before) / (double) times.size());
    }

    /// How long each append took, in microseconds.
    private List<Integer> run(int count, String prefix, Duration length) {
        for (int number = 0; number < count; number++) {
            tables.create(table(prefix + number), Optional.empty());
        }
        long until = System.nanoTime() + length.toNanos();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<List<Integer>>> playing = new ArrayList<>();
            for (int number = 0; number < count; number++) {
                String table = prefix + number;
                playing.add(CompletableFuture.supplyAsync(() -> play(table, until), threads));
            }
            return playing.stream().flatMap(each -> each.join().stream()).toList();
        }
    }

    private List<Integer> play(String table, long until) {
        var times = new ArrayList<Integer>();
        for (int line = 0; System.nanoTime() < until; line++) {
            long before = System.nanoTime();
            log.append(table, choice(line));
            times.add((int) ((System.nanoTime() - before) * MICROSECONDS / MILLISECONDS));
        }
        return times;
    }

    private static Writing choice(int line) {
        String command = "4d1ff0f0-7b4d-4a6e-8d5c-%012d".formatted(line);
        return new Writing(
                List.of(new Line.Played(
                        line, 0, "claim denver--helena with 3 green 1 wild", line, line, Optional.of(command))),
                Optional.of(new StoredCommand(command, 0, "claim denver--helena with 3 green 1 wild", line)),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Set.of(line % 2),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static StoredTable table(String id) {
        return new StoredTable(
                id,
                "ttr-usa",
                1,
                HOST,
                TableStatus.PLAYING,
                "0".repeat(64),
                0,
                StoredTable.Terms.plain(Map.of()),
                Optional.empty(),
                Optional.empty(),
                List.of(StoredTable.Seat.of(0, HOST), StoredTable.Seat.ofBot(1, "greedy")),
                Optional.empty());
    }
}
