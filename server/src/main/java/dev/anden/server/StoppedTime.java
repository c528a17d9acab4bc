package dev.anden.server;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.RunningTime;
import java.time.Duration;
import java.time.InstantSource;

/// While nothing can be written, nobody can act, and no time is counted for anybody: a database that is away for some
/// minutes takes nobody's seat.
record StoppedTime(RunningTime uptime, InstantSource clock) implements Database.Standstill {
    @Override
    public void began(Duration tried) {
        uptime.stop(clock.millis() - tried.toMillis());
    }

    @Override
    public void ended() {
        uptime.goOn(clock.millis());
    }
}
