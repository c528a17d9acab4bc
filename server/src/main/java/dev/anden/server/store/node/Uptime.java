package dev.anden.server.store.node;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The time in which a server ran: since 1970, but for the gaps in which none did. It is what clocks count, so
/// that nobody's time passes while nobody could have acted.
public final class Uptime implements LongUnaryOperator {
    /// A server that never stopped.
    public static final Uptime ALWAYS = new Uptime(List.of());

    /// What began more than this after a server that begins alone began by a clock that was wrong, in milliseconds.
    static final long AHEAD = Duration.ofMinutes(10).toMillis();

    /// So many runs are known apart. Each of them is read, and written again, with each that begins.
    static final int MOST = 200;

    private final List<Run> runs;

    /// The gaps, each by when it began.
    private final TreeMap<Long, Gap> gaps = new TreeMap<>();

    private final OptionalLong latestRun;

    /// @param runs from when to when servers ran, in order
    Uptime(List<Run> runs) {
        this.runs = List.copyOf(runs);
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

    List<Run> runs() {
        return runs;
    }

    /// The runs so far and one that begins now, after a time in which no server ran.
    ///
    /// Runs that began far ahead of that are [forgotten][#believed].
    ///
    /// @param now in milliseconds since 1970
    Uptime begun(long now) {
        List<Run> next = believed(now + AHEAD);
        if (next.isEmpty() && !runs.isEmpty()) {
            return this;
        }
        if (next.stream().noneMatch(run -> run.began() == now)) {
            next.add(new Run(now, now));
            next.sort(Comparator.comparingLong(Run::began));
        }
        return new Uptime(joined(next));
    }

    /// The runs so far when the machine's clock has jumped while the server ran: another run begins then.
    ///
    /// Runs that began later than that are [forgotten][#believed].
    ///
    /// @param before what the clock would show if it hadn't jumped, in milliseconds since 1970
    /// @param now what it shows
    Uptime jumped(long before, long now) {
        List<Run> next = believed(now - 1);
        if (next.isEmpty()) {
            return this;
        }
        if (next.size() == runs.size()) {
            Run last = next.removeLast();
            next.add(new Run(last.began(), Math.max(last.alive(), before)));
        }
        next.add(new Run(now, now));
        return new Uptime(joined(next));
    }

    /// Of too many runs the oldest are one, with the gap behind it as long as all those between them were: what is
    /// counted from the next run on stays as it was.
    private static List<Run> joined(List<Run> runs) {
        if (runs.size() <= MOST) {
            return runs;
        }
        int last = runs.size() - MOST;
        long gaps = IntStream.rangeClosed(0, last)
                .mapToLong(number -> gap(runs.get(number), runs.get(number + 1)))
                .sum();
        var joined = new Run(runs.getFirst().began(), runs.get(last + 1).began() - gaps);
        return Stream.concat(Stream.of(joined), runs.stream().skip(last + 1L)).toList();
    }

    /// None where a clock was put back.
    private static long gap(Run run, Run next) {
        return Math.max(0, next.began() - run.alive());
    }

    /// The runs that began by then: those that began later did by a clock that was wrong. Where that goes for all of
    /// them, it is the present time that is wrong, and everything has to stay as it is until there is a better one.
    private List<Run> believed(long latest) {
        return new ArrayList<>(
                runs.stream().filter(run -> run.began() <= latest).toList());
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
