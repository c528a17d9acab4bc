package dev.anden.server;

import dev.anden.server.store.node.RunningTime;
import java.time.Instant;
import java.time.InstantSource;

/// The time of day by which tables go, where one server has them for itself. Whenever it is asked for, it is held
/// against the time that has passed: what it jumped over is counted for nobody, as if no server had run meanwhile. So
/// whoever plays on somebody's laptop isn't out of time when that is opened again.
final class TableClock implements InstantSource {
    private final ClockJumps clockJumps;
    private final RunningTime uptime;

    TableClock(MachineClock clock, RunningTime uptime) {
        clockJumps = new ClockJumps(clock);
        this.uptime = uptime;
    }

    /// One after another: nobody may be told the time to which it has jumped before that is counted for nobody.
    @Override
    public synchronized Instant instant() {
        ClockJumps.Look look = clockJumps.look();
        if (look.jump() != 0) {
            uptime.jumped(look.time() - look.jump(), look.time());
        }
        return Instant.ofEpochMilli(look.time());
    }
}
