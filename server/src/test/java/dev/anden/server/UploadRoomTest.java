package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.socket.ConnectionLimits;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.RawConnection;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several bring games along at once, some of them slowly. All come by way of a proxy, from addresses of their
/// own.
class UploadRoomTest {
    private static final int LARGEST = 8 << 20;
    private static final String PIECE = " ".repeat(8 << 10);
    private static final byte[] SMALL = "anden-replay 1\n".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private RunningServer server;
    private final List<RawConnection> slow = new ArrayList<>();

    @BeforeEach
    void start() {
        // Nobody is cut off for sending slowly, however long the others take: this is about who makes room.
        var patient = new ConnectionLimits(Patience.LENGTH, Patience.LENGTH, 1024, 400, AddressList.LOCAL);
        server = TestServers.start(TestServers.options(folder)
                .withConnections(patient)
                .withEntrance(Entrance.OPEN.withProxies(AddressList.LOCAL)));
    }

    @AfterEach
    void stop() throws IOException {
        for (RawConnection each : slow) {
            each.close();
        }
        server.close();
    }

    @Test
    void whoever_sends_slowly_holds_up_nobody_else() throws IOException {
        for (int number = 1; number <= 10; number++) {
            beginHeard(number, "anden");
        }

        assertThat(guest(99).tryToBring("", SMALL).statusCode()).isEqualTo(200);
    }

    @Test
    void four_who_send_nearly_all_and_then_nothing_do_not_keep_a_fifth_out() throws IOException {
        String nearlyAll = " ".repeat(LARGEST - 1);
        for (int number = 1; number <= 4; number++) {
            begin(number, nearlyAll);
        }
        // There is room for four. When the fifth has come so often, all that the others sent has been read as well.
        for (int time = 0; time < 5; time++) {
            Polling.until(() -> guest(99).tryToBring("", new byte[LARGEST]).statusCode() == 200);
        }

        // Whoever had to make room hears it at the end.
        long pushedOut = slow.stream().filter(UploadRoomTest::isRefused).count();
        assertThat(pushedOut).isPositive();
    }

    @Test
    void four_who_send_just_fast_enough_make_way_for_whoever_is_faster() throws IOException, InterruptedException {
        String most = " ".repeat(LARGEST - (1 << 20));
        for (int number = 1; number <= 4; number++) {
            beginHeard(number, most);
        }
        var enough = new AtomicBoolean();
        var pieces = new AtomicInteger();
        Thread sending = Thread.startVirtualThread(() -> goOnSlowly(enough, pieces));
        // What they leave free isn't enough for it. It is none of our files, and there was room for it.
        byte[] large = new byte[5 << 20];
        Polling.until(() -> guest(99).tryToBring("", large).statusCode() == 200);
        enough.set(true);
        sending.join();

        assertThat(pieces.get()).as("they were still sending").isLessThan(1 << 7);
        String rest = " ".repeat((1 << 20) - 1 - pieces.get() * PIECE.length());
        for (RawConnection each : slow) {
            each.send(rest);
        }
        assertThat(slow.stream().filter(UploadRoomTest::isRefused).count()).isPositive();
    }

    @Test
    void what_is_too_large_takes_no_room_any_more() throws IOException {
        for (int time = 0; time < 5; time++) {
            assertProblem(guest(7).tryToBring("", new byte[LARGEST + 1]), 413, "import-too-large");
        }
        assertThat(guest(7).tryToBring("", new byte[LARGEST]).statusCode()).isEqualTo(200);
        assertThat(guest(7).tryToBring("", new byte[LARGEST]).statusCode()).isEqualTo(200);
    }

    private static boolean isRefused(RawConnection connection) {
        try {
            return connection.send(" ").rest().contains("too-many-requests");
        } catch (IOException cut) {
            return false;
        }
    }

    private void begin(int number, String sent) throws IOException {
        slow.add(new RawConnection(server, "127.0.0.1")
                .send("POST /api/me/history/import HTTP/1.1\r\nHost: localhost\r\nX-Anden: 1\r\n"
                        + "X-Forwarded-For: 203.0.113.%d\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
                                .formatted(number, LARGEST)
                        + sent));
    }

    /// Each sends about 80 KiB a second; what has to be sent at least is 68.
    private void goOnSlowly(AtomicBoolean enough, AtomicInteger pieces) {
        try {
            while (!enough.get()) {
                for (RawConnection each : slow) {
                    each.send(PIECE);
                }
                pieces.incrementAndGet();
                Thread.sleep(100);
            }
        } catch (IOException | InterruptedException cut) {
            throw new AssertionError(cut);
        }
    }

    /// An address sends one thing at a time: it is heard when another one is refused. Where the other one was quicker,
    /// it was refused itself, and begins again.
    private void beginHeard(int number, String sent) throws IOException {
        Guest same = guest(number);
        begin(number, sent);
        int tries = 0;
        while (same.tryToBring("", SMALL).statusCode() != 429) {
            assertThat(++tries).as("it is heard at last").isLessThan(1_000);
            if (slow.getLast().hasAnswer()) {
                slow.removeLast().close();
                begin(number, sent);
            }
        }
    }

    private Guest guest(int number) {
        return new Guest(server.address(), "203.0.113." + number);
    }
}
