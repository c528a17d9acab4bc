package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.socket.ConnectionLimits;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeardLog;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.RawConnection;
import dev.anden.server.testing.RawFrames;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import dev.anden.server.web.ProblemAdvice;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Connections that are slow, or many. The times that a server has for them are short here; `-Pattack` tries
/// those that it really has, with as many connections as once kept everybody out.
class ConnectionLimitsTest {
    /// How much shorter than in earnest times are.
    private static final int SHORTER = Integer.getInteger("anden.attack.shorter", 10);

    /// So many send a request at once, as slowly as they may.
    private static final int DRIPPING = Integer.getInteger("anden.attack.dripping", 60);

    private static final Duration SENDING = ConnectionLimits.DEFAULT.sending().dividedBy(SHORTER);
    private static final Duration READING = ConnectionLimits.DEFAULT.reading().dividedBy(SHORTER);
    private static final int MOST = Math.min(ConnectionLimits.DEFAULT.perAddress(), DRIPPING / 2);
    /// How late a busy machine may be.
    private static final Duration LATE = Duration.ofSeconds(10);

    /// Nothing that is cut off goes on for so long.
    private static final Duration LONG = READING.multipliedBy(2).plus(LATE);

    /// Goes on until the test ends it.
    private static final Duration ENDLESS = Duration.ofHours(1);

    private static final String ONE = "127.0.0.3";
    private static final String ANOTHER = "127.0.0.4";
    private static final String HEAD = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    private static final String REQUEST = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private static final String TAKE_BACK = """
            {"type":"takeBack","command":"slow","version":1}""";

    private final HeardLog failures = HeardLog.of(ProblemAdvice.class);

    @TempDir
    Path folder;

    /// Whoever is cut off is nothing to tell whoever runs the server.
    @AfterEach
    void nothingHasFailed() {
        failures.close();
        assertThat(failures.events()).isEmpty();
    }

    @Test
    void a_head_that_comes_byte_by_byte_is_cut_off() throws IOException {
        try (RunningServer server = start(limits(MOST), Entrance.OPEN);
                var slow = new RawConnection(server, ONE)) {
            assertThat(slow.send(HEAD).drip("a", LONG)).isBetween(SENDING, SENDING.plus(LATE));
        }
    }

    @Test
    void empty_lines_are_a_head_as_well() throws IOException {
        try (RunningServer server = start(limits(MOST), Entrance.OPEN);
                var slow = new RawConnection(server, ONE)) {
            assertThat(slow.drip("\r\n", LONG)).isBetween(SENDING, SENDING.plus(LATE));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/tables", "/api/me/history/import", "/"})
    void a_body_that_comes_byte_by_byte_is_cut_off_whatever_it_is_for(String path) throws IOException {
        try (RunningServer server = start(limits(MOST), Entrance.OPEN);
                var slow = new RawConnection(server, ONE)) {
            slow.send(post(path, 10_000));

            assertThat(slow.drip("a", LONG)).isLessThan(SENDING.plus(LATE));
        }
    }

    @Test
    void a_body_that_comes_slowly_but_comes_is_read() throws IOException {
        try (RunningServer server = start(limits(MOST), Entrance.OPEN);
                var honest = new RawConnection(server, ONE)) {
            String piece = " ".repeat(512);
            long pieces = SENDING.toSeconds() * 30;
            honest.send(post("/api/me/history/import", pieces * piece.length()));
            Duration took = Duration.ZERO;
            for (int sent = 0; sent < pieces; sent++) {
                took = honest.drip(piece, honest.age().plusMillis(1));
            }

            assertThat(took).isGreaterThan(SENDING.multipliedBy(2));
            assertThat(honest.rest()).startsWith("HTTP/1.1 200").contains("\"files\"");
        }
    }

    @Test
    void an_answer_that_is_read_by_and_by_is_cut_off() throws IOException {
        // The system has large buffers between two programs of one machine: whoever reads slowly there reads megabytes.
        var fast = new ConnectionLimits(SENDING, READING, Integer.MAX_VALUE, MOST, AddressList.NONE);
        try (RunningServer server = start(fast, Entrance.OPEN);
                var slow = new RawConnection(server, ONE, 64 * 1024)) {
            String board = "GET /api/games/ttr-usa/board HTTP/1.1\r\nHost: localhost\r\n\r\n";
            slow.send(board.repeat(90));

            assertThat(slow.sip(128 * 1024, LONG)).isBetween(READING, READING.plus(LATE));
        }
    }

    @Test
    void a_live_connection_is_as_slow_as_it_likes() throws IOException {
        try (RunningServer server = start(limits(MOST), Entrance.OPEN)) {
            var guest = new Guest(server);
            String table = guest.createTable("me", "friend").id();
            try (RawFrames live =
                    RawFrames.open(server.address(), table, "anden-guest=" + guest.cookie("anden-guest"), 4_096)) {
                live.send(TAKE_BACK, 3, () -> waitUntilCutOff(server));
                live.await("\"slow\"");
            }
        }
    }

    /// Longer than a request may take.
    private static void waitUntilCutOff(RunningServer server) {
        try (var slow = new RawConnection(server, ONE)) {
            assertThat(slow.send(HEAD).drip("a", LONG)).isGreaterThan(SENDING);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void an_address_that_drips_on_all_the_connections_it_may_have_keeps_nobody_else_out() throws IOException {
        var slow = new ArrayList<RawConnection>();
        var threads = new ArrayList<Thread>();
        try (RunningServer server = start(patient(MOST), Entrance.OPEN)) {
            for (int number = 0; number < DRIPPING; number++) {
                var one = new RawConnection(server, ONE);
                slow.add(one);
                threads.add(Thread.startVirtualThread(() -> drip(one)));
            }
            try (var further = new RawConnection(server, ONE);
                    var visitor = new RawConnection(server, ANOTHER)) {
                assertThat(further.drip("", LONG)).isLessThan(LATE);
                assertThat(visitor.send(REQUEST).rest()).startsWith("HTTP/1.1 200");
                assertThat(visitor.age()).isLessThan(LATE);
            }
            Polling.until(() -> threads.stream().filter(Thread::isAlive).count() == MOST);
            closeAll(slow);
            Polling.until(() -> isAnswered(server, ONE));
        } finally {
            closeAll(slow);
        }
    }

    private static void drip(RawConnection connection) {
        try {
            connection.send(HEAD).drip("a", ENDLESS);
        } catch (IOException closed) {
            // It was one too many.
        }
    }

    @Test
    void a_trusted_proxy_has_as_many_connections_as_it_likes() throws IOException {
        var open = new ArrayList<RawConnection>();
        try (RunningServer server = start(patient(2), Entrance.OPEN.withProxies(AddressList.of(List.of(ONE))))) {
            for (int number = 0; number < 10; number++) {
                open.add(new RawConnection(server, ONE).send(HEAD));
            }
            assertThat(isAnswered(server, ONE)).isTrue();
            closeAll(open);

            try (var first = new RawConnection(server, ANOTHER).send(HEAD);
                    var second = new RawConnection(server, ANOTHER).send(HEAD)) {
                assertThat(isAnswered(server, ANOTHER)).isFalse();
                assertThat(first.age()).isPositive();
                assertThat(second.age()).isPositive();
            }
        } finally {
            closeAll(open);
        }
    }

    @Test
    void this_machine_itself_has_no_bound_unless_told() {
        assertThat(ConnectionLimits.DEFAULT.unbounded().contains("127.0.0.1")).isTrue();
        assertThat(ConnectionLimits.DEFAULT.unbounded().contains("203.0.113.1")).isFalse();
    }

    private RunningServer start(ConnectionLimits limits, Entrance entrance) {
        return TestServers.start(
                TestServers.options(folder).withEntrance(entrance).withConnections(limits));
    }

    /// Whoever is slow is waited for, so that they are still there however long the others take.
    private static ConnectionLimits patient(int perAddress) {
        return new ConnectionLimits(ENDLESS, ENDLESS, 1024, perAddress, AddressList.NONE);
    }

    private static ConnectionLimits limits(int perAddress) {
        return new ConnectionLimits(SENDING, READING, 1024, perAddress, AddressList.NONE);
    }

    private static String post(String path, long length) {
        return "POST %s HTTP/1.1\r\nHost: localhost\r\nX-Anden: 1\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
                .formatted(path, length);
    }

    private static boolean isAnswered(RunningServer server, String from) {
        try (var visitor = new RawConnection(server, from)) {
            return visitor.send(REQUEST).rest().startsWith("HTTP/1.1 200");
        } catch (IOException refused) {
            return false;
        }
    }

    private static void closeAll(List<RawConnection> connections) throws IOException {
        for (RawConnection connection : connections) {
            connection.close();
        }
    }
}
