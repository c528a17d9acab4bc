package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeldWriter;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestPostgres;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;

/// A database that is there and doesn't answer, since somebody holds its tables.
@Tag("postgresql")
class HeldDatabaseTest {
    private static final String ALIVE = "/actuator/health/liveness";
    private static final String READY = "/actuator/health/readiness";

    /// A few seconds, and what a busy machine needs besides; twenty probes one after another would take a minute.
    private static final Duration SOON = Duration.ofSeconds(10);

    @TempDir
    Path folder;

    @Test
    void whoever_asks_whether_the_server_is_ready_is_told_soon_that_its_database_does_not_answer() throws SQLException {
        TestDatabases.meetingPlace(folder);
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);
            try (Connection holder = TestPostgres.hold(database())) {
                List<Probe> probes = Stream.generate(
                                () -> CompletableFuture.supplyAsync(() -> probe(guest), Thread::startVirtualThread))
                        .limit(20)
                        .toList()
                        .stream()
                        .map(CompletableFuture::join)
                        .toList();

                assertThat(holder.isClosed()).isFalse();
                assertThat(probes).allSatisfy(probe -> {
                    assertThat(probe.answer().statusCode()).isEqualTo(503);
                    assertThat(probe.answer().body()).contains("\"answers\":false", "\"writable\":false");
                    assertThat(probe.took()).isLessThan(SOON);
                });
                assertThat(guest.get(ALIVE).statusCode()).isEqualTo(200);
            }
            Polling.until(() -> guest.get(READY).statusCode() == 200);
        }
    }

    @Test
    void whoever_comes_to_a_table_meanwhile_is_told_to_try_again_and_whoever_chooses_that_it_is_not_saved()
            throws SQLException {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            String table = ana.createSoloTable().id();
            try (LiveClient there = ana.watch(table)) {
                there.awaitTurn();
                try (Connection holder = TestPostgres.hold(database(), "ply")) {
                    assertProblem(there.chooseFirst(), "not-saved");
                    try (LiveClient late = ana.watch(table)) {
                        assertProblem(late.await("problem"), "table-busy");
                    }
                    assertThat(holder.isClosed()).isFalse();
                }
                Polling.until(
                        () -> there.chooseFirst().path("type").stringValue("").equals("accepted"));
            }
        }
    }

    @Test
    void what_waits_for_a_table_that_somebody_keeps_is_refused_soon_and_what_does_not_is_written() throws SQLException {
        try (Database open = TestDatabases.open(folder);
                Connection holder = TestPostgres.hold(database(), "recovery")) {
            var writer = new HeldWriter(open);
            List<CompletableFuture<Integer>> answers = Stream.of("setting", "recovery", "presence")
                    .map(table -> CompletableFuture.supplyAsync(
                            () -> open.update(
                                    client -> client.sql("delete from " + table).update()),
                            Thread::startVirtualThread))
                    .toList();
            writer.awaitWaiting(answers.size());
            writer.letGo();

            assertThat(answers.getFirst()).succeedsWithin(SOON);
            assertThat(answers.get(1))
                    .failsWithin(SOON)
                    .withThrowableOfType(ExecutionException.class)
                    .withCauseInstanceOf(DataAccessException.class);
            assertThat(answers.getLast()).succeedsWithin(SOON);
            assertThat(holder.isClosed()).isFalse();
        }
    }

    @Test
    void a_server_whose_database_is_held_ends_soon_however_much_waits_to_be_written() throws SQLException {
        RunningServer server = TestServers.start(folder);
        Database open = server.context().getBean(Database.class);
        try (Connection holder = TestPostgres.hold(database())) {
            var writer = new HeldWriter(open);
            int many = 1_000;
            List<CompletableFuture<Void>> answers = Stream.generate(() -> CompletableFuture.runAsync(
                            () -> open.write(
                                    client -> client.sql("delete from recovery").update()),
                            Thread::startVirtualThread))
                    .limit(many)
                    .toList();
            Polling.until(() -> open.waiting() >= many);
            writer.letGo();
            // If each of them were waited for it would take half an hour.
            long before = System.nanoTime();

            server.close();

            assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Patience.LENGTH);
            assertThat(answers).allMatch(CompletableFuture::isCompletedExceptionally);
            assertThat(holder.isClosed()).isFalse();
        }
    }

    private PostgresAddress database() {
        return TestDatabases.of(folder).orElseThrow();
    }

    private record Probe(HttpResponse<String> answer, Duration took) {}

    private static Probe probe(Guest guest) {
        long before = System.nanoTime();
        HttpResponse<String> answer = guest.get(READY);
        return new Probe(answer, Duration.ofNanos(System.nanoTime() - before));
    }
}
