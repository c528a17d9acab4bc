package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.RawFrames;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody who asks and asks, and reads none of the answers.
class SlowReaderTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    /// More than fits into the server's queue and the system's buffers.
    private static final int ENOUGH = 20_000;

    @Test
    void whoever_does_not_read_is_given_up_and_nobody_else_waits_for_it() throws IOException {
        Duel duel = SERVER.duel().chooseTickets();
        Guest idle = duel.waiting();
        var givenUp = new AtomicBoolean();
        try (LiveClient playing = duel.onTurn();
                RawFrames slow = RawFrames.open(
                        SERVER.address(), duel.table(), "anden-guest=" + idle.cookie("anden-guest"), 4_096)) {
            CompletableFuture<Void> asking =
                    CompletableFuture.runAsync(() -> ask(slow, givenUp), Thread::startVirtualThread);
            Duration longest = Duration.ZERO;
            while (!givenUp.get()) {
                long before = System.nanoTime();
                playing.send(new ClientMessage.TakeBack("never", 1));
                playing.answer("never");
                Duration took = Duration.ofNanos(System.nanoTime() - before);
                longest = took.compareTo(longest) > 0 ? took : longest;
            }
            asking.join();

            assertThat(longest).isLessThan(Duration.ofSeconds(5));
            assertThat(slow.isClosed()).isTrue();
            assertAccepted(playing.chooseFirst());
        }
    }

    private static void ask(RawFrames slow, AtomicBoolean givenUp) {
        try {
            for (int number = 0; number < ENOUGH; number++) {
                // On an old version: answered with the whole position.
                slow.send("""
                        {"type":"act","command":"%d","version":1,"action":"draw deck"}""".formatted(number));
            }
        } catch (IOException closed) {
            // That is what is hoped for.
        } finally {
            givenUp.set(true);
        }
    }
}
