package dev.anden.server.table.bot;

import dev.anden.protocol.ServerMessage.Pause;
import dev.anden.table.Waiting;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// The time that bots leave somebody to take the last choice back: they think, but don't act. It is over when the
/// time is, and before that when whoever it is for goes on, or anything else happens at the table.
public final class TakeBackPause {
    private final int seat;
    private final Duration length;
    private final InstantSource clock;
    private final long end;
    private final CountDownLatch over = new CountDownLatch(1);

    /// @param seat the seat that may take its choice back
    TakeBackPause(int seat, Duration length, InstantSource clock) {
        this.seat = seat;
        this.length = length;
        this.clock = clock;
        end = clock.millis() + length.toMillis();
    }

    /// The seat that it is for.
    public int seat() {
        return seat;
    }

    /// How long it will last.
    public Duration left() {
        return over.getCount() == 0
                ? Duration.ZERO
                : Duration.ofMillis(Math.clamp(end - clock.millis(), 0, length.toMillis()));
    }

    /// What observers are told of it.
    Waiting told() {
        return new Waiting(seat, new Pause((int) left().toMillis(), (int) length.toMillis()));
    }

    /// Ends it now.
    void end() {
        over.countDown();
    }

    /// Waits until it is over. Not to be called under a table's lock.
    public void await() throws InterruptedException {
        if (!over.await(left().toMillis(), TimeUnit.MILLISECONDS)) {
            end();
        }
    }
}
