package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.PostgresAddress;
import dev.anden.server.testing.Guest;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A database that is there and doesn't answer, since somebody holds its tables.
@Tag("postgresql")
class HeldDatabaseTest {
    private static final String ALIVE = "/actuator/health/liveness";
    private static final String READY = "/actuator/health/readiness";

    @TempDir
    Path folder;

    @Test
    void whoever_asks_whether_the_server_is_ready_is_told_soon_that_its_database_does_not_answer() throws SQLException {
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
                    assertThat(probe.took()).isLessThan(Duration.ofSeconds(5));
                });
                assertThat(guest.get(ALIVE).statusCode()).isEqualTo(200);
            }
            Polling.until(() -> guest.get(READY).statusCode() == 200);
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
