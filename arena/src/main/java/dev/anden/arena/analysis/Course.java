package dev.anden.arena.analysis;

import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What every position of a game was worth to every seat, with all cards open: the mean over futures that are the same
/// for all positions. What a [Stretch] changed is the difference between the positions after and before it; so all
/// changes together are exactly the end less the start.
final class Course {
    private final Stretches stretches;
    private final Future future;
    private final int seats;
    /// By seat.
    private final double[] ends;

    /// By future, position and seat.
    private final List<double[][]> worths = new ArrayList<>();

    Course(Stretches stretches, Future future) {
        this.stretches = stretches;
        this.future = future;
        State end = stretches.position(stretches.all().size());
        seats = end.seats();
        ends = worths(end);
    }

    /// Looks at one more future of each position, from the end backwards: one that goes on as the game did has the
    /// same end as that of the position it comes to.
    void look() {
        int count = stretches.all().size();
        var found = new double[count + 1][];
        found[count] = ends;
        for (int index = count - 1; index >= 0; index--) {
            found[index] = follows(index) ? found[index + 1] : worths(future.finish());
        }
        worths.add(found);
    }

    /// Whether the next future of a position goes on as the game did, to the end of the stretch.
    private boolean follows(int index) {
        Stretch stretch = stretches.all().get(index);
        future.begin(stretches.position(index), worths.size(), stretches.outcomes(index));
        for (int ply = stretch.from(); ply < stretch.to(); ply++) {
            int code = future.next();
            future.apply(code);
            if (code != stretches.code(ply)) {
                return false;
            }
        }
        return true;
    }

    private double[] worths(State end) {
        var worths = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            worths[seat] = Worth.of(end, seat);
        }
        return worths;
    }

    /// What a position was worth to a seat.
    ///
    /// @param index the stretch that begins there
    double worth(int index, int seat) {
        return worths.stream()
                .mapToDouble(found -> found[index][seat])
                .average()
                .orElse(0);
    }

    /// What stretches changed together for a seat. Where that was nothing in any future, as with choices that are those
    /// of whoever plays on, no error is told of it.
    Change change(List<Integer> indices, int seat) {
        double[] changes = worths.stream()
                .mapToDouble(found -> indices.stream()
                        .mapToDouble(index -> found[index + 1][seat] - found[index][seat])
                        .sum())
                .toArray();
        boolean isNothing = Arrays.stream(changes).allMatch(change -> change == 0);
        return isNothing || seats == 1 ? Change.of(changes) : Change.ofWins(changes);
    }
}
