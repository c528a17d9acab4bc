package dev.anden.arena;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreSheet;
import java.util.function.LongSupplier;

/// A bot whose choices are timed. Reading the clock takes longer than a random choice: where that counts, it stands
/// before the real one only in some of the games.
public final class Stopwatch implements Player, GameFollower {
    private final Player player;
    private final LongSupplier nanoseconds;
    private final DecisionTimes times = new DecisionTimes();

    /// @param nanoseconds the clock
    public Stopwatch(Player player, LongSupplier nanoseconds) {
        this.player = player;
        this.nanoseconds = nanoseconds;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        long start = nanoseconds.getAsLong();
        int action = player.choose(observation, random);
        times.add(nanoseconds.getAsLong() - start);
        return action;
    }

    @Override
    public void begins(int seat) {
        GameFollower.of(player).begins(seat);
    }

    @Override
    public void ended(int seat, ScoreSheet sheet) {
        GameFollower.of(player).ended(seat, sheet);
    }

    /// How long its choices took so far.
    public DecisionTimes times() {
        return times;
    }
}
