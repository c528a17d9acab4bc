package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.socket.ConnectionLimits;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.RawConnection;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What whoever runs a server reads about its connections.
class SocketMetricsTest {
    private static final Duration SHORT = Duration.ofSeconds(2);
    private static final Duration MOMENT = Duration.ofMillis(300);
    private static final Duration LONG = Patience.LENGTH;
    private static final int MOST = 3;
    private static final String ONE = "127.0.0.3";
    private static final String HEAD = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    private static final String BODY = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Anden: 1\r\n"
            + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
    private static final String REQUEST = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    @TempDir
    Path folder;

    private RunningServer server;

    @BeforeEach
    void start() {
        server = started(SHORT);
    }

    /// Starts it again as one that waits for whoever is slow.
    private void bePatient() {
        server.close();
        server = started(LONG);
    }

    /// @param time how long whoever is slow is waited for
    private RunningServer started(Duration time) {
        // The system has large buffers between two programs of one machine: whoever reads slowly there reads megabytes.
        var limits = new ConnectionLimits(time, time, Integer.MAX_VALUE, MOST, AddressList.of(List.of("127.0.0.1")));
        return TestServers.start(TestServers.options(folder)
                .withConnections(limits)
                .withEntrance(Entrance.OPEN.withReaders(AddressList.LOCAL)));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void connections_that_an_address_has_no_room_for_are_counted() throws IOException {
        bePatient();
        try (var first = new RawConnection(server, ONE).send(HEAD);
                var second = new RawConnection(server, ONE).send(HEAD);
                var third = new RawConnection(server, ONE).send(HEAD)) {
            for (int further = 0; further < 2; further++) {
                try (var refused = new RawConnection(server, ONE)) {
                    assertThat(refused.rest()).isEmpty();
                }
            }
            assertCounted("anden_sockets_refused_total", 2);
            assertThat(first.age()).isPositive();
            assertThat(second.age()).isPositive();
            assertThat(third.age()).isPositive();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void requests_that_come_byte_by_byte_or_stop_coming_are_counted() throws IOException {
        try (var dripping = new RawConnection(server, ONE).send(HEAD)) {
            assertThat(dripping.drip("a", LONG)).isLessThan(LONG);
        }
        assertCounted("anden_requests_slow_total", 1);
        try (var stopped = new RawConnection(server, ONE).send(HEAD)) {
            stopped.rest();
        }
        assertCounted("anden_requests_slow_total", 2);
        try (var stopped = new RawConnection(server, ONE).send(BODY)) {
            stopped.rest();
        }
        assertCounted("anden_requests_slow_total", 3);
        assertCounted("anden_answers_unread_total", 0);
    }

    @Test
    @Tag(Thorough.TAG)
    void answers_that_nobody_reads_or_that_are_read_too_slowly_are_counted() throws IOException {
        String board = "GET /api/games/ttr-usa/board HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (var slow = new RawConnection(server, ONE, 64 * 1024).send(board.repeat(90))) {
            assertThat(slow.sip(128 * 1024, LONG)).isLessThan(LONG);
        }
        assertCounted("anden_answers_unread_total", 1);
        try (var idle = new RawConnection(server, ONE, 64 * 1024).send(board.repeat(90))) {
            assertCounted("anden_answers_unread_total", 2);
            assertThat(idle.age()).isPositive();
        }
        assertCounted("anden_requests_slow_total", 0);
    }

    @Test
    void whoever_leaves_or_has_nothing_more_to_ask_was_not_too_slow() throws IOException {
        bePatient();
        leaveAmid(HEAD);
        leaveAmid(BODY);
        try (var asking = new RawConnection(server, ONE).send(REQUEST)) {
            assertThat(asking.rest()).startsWith("HTTP/1.1 200");
        }
        try (var silent = new RawConnection(server, ONE)) {
            silent.rest();
        }
        Polling.until(() -> counted("anden_sockets_open") == 1);
        assertThat(counted("anden_requests_slow_total")).isZero();
        assertThat(counted("anden_answers_unread_total")).isZero();
    }

    /// The one by which it is asked is open as well.
    @Test
    void what_is_open_is_counted_live_connections_included() throws IOException {
        var guest = new Guest(server);
        String table = guest.createTable("me", "friend").id();
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");
            Polling.until(() -> counted("anden_sockets_open") == 2);
            try (var further = new RawConnection(server, ONE)) {
                Polling.until(() -> counted("anden_sockets_open") == 3);
                assertThat(further.age()).isPositive();
            }
        }
        Polling.until(() -> counted("anden_sockets_open") == 1);
    }

    /// Not before the server waits for the rest.
    private void leaveAmid(String request) throws IOException {
        try (var leaving = new RawConnection(server, ONE).send(request)) {
            assertThat(leaving.drip("a", MOMENT)).isGreaterThanOrEqualTo(MOMENT);
        }
    }

    private void assertCounted(String metric, int times) {
        Polling.until(() -> counted(metric) >= times);
        assertThat(counted(metric)).isEqualTo(times);
    }

    /// As the page of metrics says it.
    private double counted(String metric) {
        return RawRequest.get(server.address(), "/actuator/prometheus", "Host: localhost")
                .lines()
                .filter(line -> line.startsWith(metric + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(metric.length() + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("There is no " + metric));
    }
}
