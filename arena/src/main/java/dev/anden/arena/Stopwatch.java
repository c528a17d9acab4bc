package dev.anden.arena;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import java.util.function.LongSupplier;

/// A bot whose choices are timed. It stands before the real one only in some of the games: reading the clock takes
/// longer than a random choice.
final class Stopwatch implements Player {
    private final Player player;
    private final LongSupplier nanoseconds;
    private long elapsed;
    private long decisions;

    Stopwatch(Player player, LongSupplier nanoseconds) {
        this.player = player;
        this.nanoseconds = nanoseconds;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        long start = nanoseconds.getAsLong();
        int action = player.choose(observation, random);
        elapsed += nanoseconds.getAsLong() - start;
        decisions++;
        return action;
    }

    long elapsed() {
        return elapsed;
    }

    long decisions() {
        return decisions;
    }
}
