package dev.anden.benchmarks;

import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.web.Limits;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How long a server takes to be ready on a folder with many tables, how long the lists take of fifty open ones
/// and of twenty games to watch, and how much memory it holds. Half of the tables are open, and half were left
/// when a bot was to act.
public final class StoredTables {
    private static final List<String> TABLES = List.of("100", "10000", "100000");
    private static final String MADE = "made";
    private static final int LISTS = 100;
    private static final double MILLISECONDS = 1_000_000;
    private static final long MEBIBYTE = 1024 * 1024;

    private static final String WISH = """
            {"game":"ttr-usa","seats":[SEAT,SEAT],"options":{},"time":{"type":"none"},"rated":false,
                 "spectators":{"type":"public"}}
            """;

    private static final String FRIEND = """
            {"kind":"friend","bot":""}
            """;

    private static final String BOT = """
            {"kind":"bot","bot":"random"}
            """;

    /// So many of each kind are copied in one transaction: a server doesn't wait long for an answer of its database.
    private static final int PORTION = 5_000;

    /// Copies of the two tables that were set up, under other ids, with numbers from one to another.
    private static final List<String> COPIES = List.of(
            "create temp table number as with recursive n(i) as"
                    + " (select %1$d union all select i + 1 from n where i < %2$d) select i from n",
            "insert into game_table (id, game, rules_version, host, status, seed, created, options) select"
                    + " id || '-' || i, game, rules_version, host || i, status, seed, created + i, options"
                    + " from game_table, number where id not like '%%-%%'",
            "insert into seat (table_id, seat, kind, person, bot, to_act) select table_id || '-' || i, seat, kind,"
                    + " person || i, bot, to_act from seat, number where table_id not like '%%-%%'",
            "insert into ply (table_id, line, actor, text, hash, at, command, undoes, kind) select"
                    + " table_id || '-' || i, line, actor, text, hash, at, command, undoes, kind from ply, number"
                    + " where table_id not like '%%-%%'",
            "drop table number");

    private StoredTables() {}

    /// Measures in a folder, a temporary one unless the first argument names it, or in the empty database of
    /// PostgreSQL whose address that is. Further arguments say how many tables, of which a database takes one
    /// number; with `made` before them they are there already, and the first server is one of a cold process.
    public static void main(String... arguments) throws StartFailure, IOException, InterruptedException {
        List<String> words = List.of(arguments);
        String place =
                words.isEmpty() ? Files.createTempDirectory("anden-stored").toString() : words.getFirst();
        boolean made = words.contains(MADE);
        List<String> counts =
                words.stream().skip(1).filter(word -> !word.equals(MADE)).toList();
        System.out.println("tables  ready ms  open p50 ms  open p95 ms  watch p50 ms  watch p95 ms  heap MiB");
        for (String count : counts.isEmpty() ? TABLES : counts) {
            ServerOptions options = options(place, count);
            if (!made) {
                fill(options, Integer.parseInt(count));
            }
            measure(options, count);
        }
    }

    private static void fill(ServerOptions options, int count) throws StartFailure, IOException, InterruptedException {
        try (RunningServer server = AndenServer.start(options);
                HttpClient client = HttpClient.newHttpClient()) {
            create(server, client, FRIEND);
            create(server, client, BOT);
        }
        try (Database database = open(options)) {
            int copies = count / 2 - 1;
            for (int first = 1; first <= copies; first += PORTION) {
                copy(database, first, Math.min(first + PORTION - 1, copies));
            }
        }
    }

    private static void copy(Database database, int first, int last) {
        database.write(client -> COPIES.forEach(
                statement -> client.sql(statement.formatted(first, last)).update()));
    }

    private static Database open(ServerOptions options) {
        return options.postgres().map(Databases::open).orElseGet(() -> Databases.open(options.dataFolder()));
    }

    private static void create(RunningServer server, HttpClient client, String seat)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server.address() + "/api/tables"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(WISH.replace("SEAT", seat)))
                .build();
        var answer = client.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.body());
        }
    }

    private static void measure(ServerOptions options, String count)
            throws StartFailure, IOException, InterruptedException {
        long before = System.nanoTime();
        try (RunningServer server = AndenServer.start(options);
                HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest open = request(server, "/api/tables");
            client.send(open, BodyHandlers.discarding());
            double ready = (System.nanoTime() - before) / MILLISECONDS;
            List<Double> times = times(client, open);
            List<Double> watch = times(client, request(server, "/api/tables/watchable"));
            System.gc();
            long heap =
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            System.out.printf(
                    "%6s  %8.0f  %11.1f  %11.1f  %12.1f  %12.1f  %8d%n",
                    count,
                    ready,
                    times.get(LISTS / 2),
                    times.get(LISTS * 95 / 100),
                    watch.get(LISTS / 2),
                    watch.get(LISTS * 95 / 100),
                    heap / MEBIBYTE);
        }
    }

    private static HttpRequest request(RunningServer server, String path) {
        return HttpRequest.newBuilder(URI.create(server.address() + path)).build();
    }

    /// How long a list takes, in milliseconds: the shortest time first.
    private static List<Double> times(HttpClient client, HttpRequest list) throws IOException, InterruptedException {
        var times = new ArrayList<Double>();
        for (int number = 0; number < LISTS; number++) {
            long asked = System.nanoTime();
            client.send(list, BodyHandlers.discarding());
            times.add((System.nanoTime() - asked) / MILLISECONDS);
        }
        times.sort(null);
        return times;
    }

    // With bots that never get round to acting: their choices aren't what is measured.
    private static ServerOptions options(String place, String count) throws IOException {
        Optional<PostgresAddress> postgres = PostgresAddress.of(place);
        Path folder = postgres.isPresent()
                ? Files.createTempDirectory("anden-stored")
                : Path.of(place).resolve(count);
        return ServerOptions.of(folder)
                .withPort(0)
                .withPostgres(postgres)
                .withPace(pace -> pace.withBotPause(Duration.ofHours(1)))
                .withLimits(Limits.NONE);
    }
}
