package dev.anden.server.store;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/// The time in which a server ran: since 1970, but for the gaps in which none did. It is what clocks count, so
/// that nobody's time passes while nobody could have acted.
public final class Uptime implements LongUnaryOperator {
    /// A server that never stopped.
    public static final Uptime ALWAYS = new Uptime(List.of());

    /// The gaps, each by when it began.
    private final TreeMap<Long, Gap> gaps = new TreeMap<>();

    private final OptionalLong latestRun;

    /// @param runs from when to when servers ran, in order
    Uptime(List<Run> runs) {
        long before = 0;
        long alive = Long.MAX_VALUE;
        for (Run run : runs) {
            if (run.began() > alive) {
                gaps.put(alive, new Gap(run.began(), before));
                before += run.began() - alive;
            }
            alive = run.alive();
        }
        latestRun = runs.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(runs.getLast().began());
    }

    /// When the last one of the runs began.
    OptionalLong latestRun() {
        return latestRun;
    }

    /// A run of a server, in milliseconds since 1970.
    ///
    /// @param alive when it is last known to have run
    record Run(long began, long alive) {}

    /// A time between two runs.
    ///
    /// @param ended when the next run began
    /// @param before how long all gaps before it were
    private record Gap(long ended, long before) {}

    /// @param at in milliseconds since 1970
    /// @return the same without the gaps before it
    @Override
    public long applyAsLong(long at) {
        Map.Entry<Long, Gap> last = gaps.floorEntry(at);
        if (last == null) {
            return at;
        }
        Gap gap = last.getValue();
        return at - gap.before() - (Math.min(at, gap.ended()) - last.getKey());
    }
}
