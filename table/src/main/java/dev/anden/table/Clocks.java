package dev.anden.table;

import dev.anden.protocol.TimeControl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// How much time each seat has, and whose clocks run. All times are milliseconds of the counted time
/// ([Timing#counted]).
///
/// A seat's turn lasts from when the table begins to wait for it until it doesn't any more. When a turn
/// begins the bonus is added, or the whole time of a turn is there. A turn that was interrupted goes on
/// with what was left.
///
/// @param control how much time there is
/// @param left what each seat had left when the clocks were read; of no meaning for a seat without a
///     clock
/// @param read when the clocks were read last
/// @param running the seats whose clocks run since then
/// @param standing whether all of them stand, since all have agreed to it or nobody waits for anybody
///     else
/// @param held until when the clocks of those on holiday stand, whether they would run or not; of no
///     meaning once that is past
/// @param stopped those of them that have chosen before their turn and wait for it, each with the time
///     since when
public record Clocks(
        TimeControl control,
        List<Long> left,
        long read,
        Set<Integer> running,
        boolean standing,
        Map<Integer, Long> held,
        Map<Integer, Long> stopped) {
    /// What somebody who ran out of time has at least who comes back to a live game: time to look around.
    static final long FRESH = 60_000;

    public Clocks {
        left = List.copyOf(left);
        running = Set.copyOf(running);
        held = Map.copyOf(held);
        stopped = Map.copyOf(stopped);
    }

    /// Before a game's first line: nothing runs.
    static Clocks before(TimeControl control, int seats) {
        long first = switch (control) {
            case TimeControl.None _ -> 0;
            case TimeControl.Live live -> live.bank();
            case TimeControl.Correspondence slow -> slow.turn();
        };
        return new Clocks(control, Collections.nCopies(seats, first), 0, Set.of(), false, Map.of(), Map.of());
    }

    /// The time that a seat has left; 0 if none is.
    public long left(int seat, long now) {
        return Math.max(0, left.get(seat) - spent(seat, now));
    }

    /// Whether a seat's time is getting less, or will be once the holiday of its person is over.
    public boolean runs(int seat) {
        return running.contains(seat) && !standing && !stopped.containsKey(seat);
    }

    /// How long the clock of a seat still stands because its person is on holiday; 0 if it doesn't.
    public long standsFor(int seat, long now) {
        return Math.max(0, held.getOrDefault(seat, now) - now);
    }

    /// When the first of the running clocks has nothing left; empty if none runs.
    public OptionalLong deadline() {
        return running.stream()
                .filter(this::runs)
                .mapToLong(seat -> runsSince(seat) + Math.max(0, left.get(seat)))
                .min();
    }

    /// The seats whose clocks run and have nothing left, in order. Whoever is on holiday keeps even that.
    public List<Integer> outOfTime(long now) {
        return new TreeSet<>(running)
                .stream()
                        .filter(this::runs)
                        .filter(seat -> left(seat, now) == 0 && standsFor(seat, now) == 0)
                        .toList();
    }

    /// The clocks, read at another time.
    Clocks readAt(long now) {
        var rest = new ArrayList<Long>();
        for (int seat = 0; seat < left.size(); seat++) {
            rest.add(left.get(seat) - spent(seat, now));
        }
        return new Clocks(control, rest, Math.max(read, now), running, standing, held, stopped);
    }

    /// The table waits for other seats now, and turns begin.
    ///
    /// @param interrupted the seats whose turn has begun before, and goes on
    Clocks begin(Set<Integer> awaited, Set<Integer> interrupted) {
        Clocks now = this;
        for (int seat : awaited) {
            boolean begun = running.contains(seat) || interrupted.contains(seat);
            now = begun ? now : now.with(seat, atBeginning(left.get(seat)));
        }
        return now.goOn(awaited);
    }

    /// The table waits for other seats, and a turn that was interrupted goes on.
    Clocks goOn(Set<Integer> awaited) {
        return new Clocks(control, left, read, awaited, standing, held, only(awaited));
    }

    /// Somebody who ran out of time is back.
    Clocks renew(int seat) {
        return with(
                seat,
                switch (control) {
                    case TimeControl.None _ -> 0;
                    case TimeControl.Live live -> Math.max(left.get(seat), Math.max(live.bonus(), FRESH));
                    case TimeControl.Correspondence slow -> slow.turn();
                });
    }

    /// All clocks stand, or go on.
    Clocks stand(boolean stand) {
        return new Clocks(control, left, read, running, stand, held, stopped);
    }

    /// The person in a seat is on holiday, and their clock stands until then.
    Clocks hold(int seat, long until) {
        var all = new HashMap<>(held);
        all.put(seat, until);
        return new Clocks(control, left, read, running, standing, all, stopped);
    }

    /// The person in a seat isn't on holiday any more.
    Clocks release(int seat) {
        var others = new HashMap<>(held);
        others.remove(seat);
        return new Clocks(control, left, read, running, standing, others, stopped);
    }

    /// A seat has chosen before its turn; its clock stands, if it ran.
    Clocks stop(int seat, long now) {
        if (!running.contains(seat)) {
            return this;
        }
        var all = new HashMap<>(stopped);
        all.put(seat, Math.max(read, now));
        return new Clocks(control, left, read, running, standing, held, all);
    }

    /// A seat has chosen nothing, or what it chose had its turn. As long as nothing was read meanwhile its clock
    /// has never stood.
    Clocks start(int seat) {
        var others = new HashSet<>(stopped.keySet());
        others.remove(seat);
        return new Clocks(control, left, read, running, standing, held, only(others));
    }

    /// As they were read at another time; nothing runs.
    Clocks reading(List<Long> rest, long at) {
        return new Clocks(control, rest, at, Set.of(), false, Map.of(), Map.of());
    }

    private long atBeginning(long rest) {
        return switch (control) {
            case TimeControl.None _ -> 0;
            case TimeControl.Live live -> Math.max(0, rest) + live.bonus();
            case TimeControl.Correspondence slow -> slow.turn();
        };
    }

    private long spent(int seat, long now) {
        if (standing || !running.contains(seat)) {
            return 0;
        }
        return Math.max(0, Math.min(now, stopped.getOrDefault(seat, now)) - runsSince(seat));
    }

    /// Since when the clock of a seat, if it runs, has done so after it was read.
    private long runsSince(int seat) {
        return Math.max(read, held.getOrDefault(seat, read));
    }

    private Clocks with(int seat, long time) {
        var all = new ArrayList<>(left);
        all.set(seat, time);
        return new Clocks(control, all, read, running, standing, held, stopped);
    }

    private Map<Integer, Long> only(Set<Integer> seats) {
        return stopped.entrySet().stream()
                .filter(one -> seats.contains(one.getKey()))
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
