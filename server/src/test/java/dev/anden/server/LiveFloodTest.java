package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.RawFrames;
import dev.anden.server.web.Limits;
import dev.anden.testkit.Thorough;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// More live connections than the server has threads of the system, on each of which something is sent
/// without end.
class LiveFloodTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer(
            options -> options.withLimits(Limited.MESSAGES.only(Limits.DEFAULT.messages())), InstantSource.system());

    private static final int CONNECTIONS = Runtime.getRuntime().availableProcessors() + 8;

    private static final Duration ATTACK = Duration.ofSeconds(4);
    private static final Duration IN_TIME = Duration.ofSeconds(3);

    /// What the system takes in that nobody has read yet, in bytes.
    private static final int MUCH = 4 * 1024 * 1024;

    private static final int FINAL = 0x80;
    private static final int DEFLATED = 0x40;
    private static final int TEXT = 1;
    private static final int BYTES = 2;
    private static final int PING = 9;

    static List<Arguments> floods() {
        byte[] zeros = deflatedZeros();
        byte[] nothing = new byte[0];
        byte[] letters = new byte[60_000];
        return Thorough.first(
                3,
                List.of(
                        Arguments.of("deflated bytes", true, frame(DEFLATED | BYTES, zeros), frame(0, zeros)),
                        Arguments.of("parts of a text", false, frame(TEXT, letters), frame(0, letters)),
                        Arguments.of("pings", false, nothing, many(frame(PING | FINAL, nothing))),
                        Arguments.of("deflated text", true, frame(DEFLATED | TEXT, zeros), frame(0, zeros)),
                        Arguments.of("bytes", true, frame(BYTES, zeros), frame(0, zeros)),
                        Arguments.of("empty parts of a text", false, frame(TEXT, nothing), many(frame(0, nothing))),
                        Arguments.of("empty messages", true, nothing, many(frame(TEXT | FINAL, nothing)))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("floods")
    void others_are_answered_while_somebody_sends_without_end(String what, boolean ends, byte[] first, byte[] next)
            throws IOException, InterruptedException {
        Guest guest = SERVER.guest();
        String table = guest.createTable("me", "friend").id();
        List<RawFrames> attackers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        try {
            for (int number = 0; number < CONNECTIONS; number++) {
                RawFrames raw = RawFrames.openDeflated(SERVER.address(), table, MUCH);
                attackers.add(raw);
                threads.add(Thread.ofPlatform().daemon().start(() -> flood(raw, first, next)));
            }
            long begun = System.nanoTime();
            while (System.nanoTime() - begun < ATTACK.toNanos()) {
                long asked = System.nanoTime();
                assertThat(guest.get("/api/games").statusCode()).isEqualTo(200);
                assertThat(Duration.ofNanos(System.nanoTime() - asked))
                        .as("answered while %s come", what)
                        .isLessThan(IN_TIME);
            }
            if (ends) {
                Polling.until(() -> threads.stream().noneMatch(Thread::isAlive));
            }
        } finally {
            for (RawFrames attacker : attackers) {
                attacker.close();
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_100_000, 1_500_000, 2_100_000, 50_000_000})
    void whoever_sends_far_too_long_a_text_in_one_small_frame_is_told_why_the_connection_closes(int length)
            throws IOException {
        String table = SERVER.guest().createTable("me", "friend").id();
        byte[] text = " ".repeat(length).getBytes(StandardCharsets.UTF_8);
        try (RawFrames raw = RawFrames.openDeflated(SERVER.address(), table, MUCH)) {
            raw.send(frame(FINAL | DEFLATED | TEXT, deflated(text)));

            assertThat(raw.awaitClose()).isEqualTo(1009);
        }
    }

    /// Sends until the server closes, or this side does.
    private static void flood(RawFrames raw, byte[] first, byte[] next) {
        try {
            raw.send(first);
            while (true) {
                raw.send(next);
                raw.skip();
            }
        } catch (IOException closed) {
            // It ends.
        }
    }

    /// 64 KiB that become 64 MiB, and don't end the message.
    private static byte[] deflatedZeros() {
        byte[][] parts = new byte[64][];
        Arrays.fill(parts, new byte[1 << 20]);
        return deflated(parts);
    }

    private static byte[] deflated(byte[]... parts) {
        var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        var out = new ByteArrayOutputStream();
        var buffer = new byte[1 << 16];
        for (byte[] part : parts) {
            deflater.setInput(part);
            int length;
            do {
                length = deflater.deflate(buffer, 0, buffer.length, Deflater.FULL_FLUSH);
                out.write(buffer, 0, length);
            } while (length == buffer.length);
        }
        deflater.end();
        return out.toByteArray();
    }

    /// A frame whose mask is zero.
    private static byte[] frame(int head, byte[] payload) {
        boolean isShort = payload.length < 126;
        ByteBuffer frame =
                ByteBuffer.allocate(payload.length + (isShort ? 6 : 14)).put((byte) head);
        if (isShort) {
            frame.put((byte) (0x80 | payload.length));
        } else {
            frame.put((byte) 0xff).putLong(payload.length);
        }
        return frame.putInt(0).put(payload).array();
    }

    private static byte[] many(byte[] frame) {
        ByteBuffer all = ByteBuffer.allocate(frame.length * 1_000);
        while (all.hasRemaining()) {
            all.put(frame);
        }
        return all.array();
    }
}
