package dev.anden.benchmarks;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/// Complete random games on one core: every way to pay and to go on is an action of its own, every seat chooses
/// uniformly, and the final score is counted in full (tickets, exact longest path and stations, all tracks).
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
public class RandomGamesBenchmark {
    /// A game in progress and what feeds it.
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Table {
        /// The game and how many seats take part.
        @Param({
            "ttr-usa 2",
            "ttr-usa 5",
            "ttr-europe 2",
            "ttr-europe 5",
            "ttr-berlin 2",
            "ttr-paris 2",
            "french-quarter 2"
        })
        @SuppressWarnings("NullAway.Init")
        private String table;

        private final long[] key = new long[4];
        private final Dealer dealer = Dealer.ofSeed(1, 0);
        private final RandomStream choices = RandomStream.ofSeed(1, 0, 1);

        @SuppressWarnings("NullAway.Init")
        private State initial;

        @SuppressWarnings("NullAway.Init")
        private State state;

        @SuppressWarnings("NullAway.Init")
        private State middle;

        /// Lays the table; `middle` is a position in the middle of a game.
        @Setup(Level.Trial)
        public void lay() {
            String[] words = table.split(" ");
            Game game = GameCatalog.installed().require(words[0]);
            int seats = Integer.parseInt(words[1]);
            initial = game.newState(dev.anden.engine.Setup.of(game.info(), seats));
            state = initial.copy();
            middle = initial.copy();
            while (middle.ply() < 40 * seats) {
                middle.apply(next(middle));
            }
        }

        private void begin() {
            key[1]++;
            dealer.restart(key);
            choices.restart(key, 1);
            state.copyFrom(initial);
        }

        private int next(State position) {
            return position.actor() == State.CHANCE
                    ? dealer.deal(position)
                    : position.legalAction(choices.below(position.legalActionCount()));
        }
    }

    /// What one game holds.
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counts {
        /// Actions and chance outcomes.
        public long plies;

        /// Choices of seats.
        public long decisions;
    }

    /// One complete game.
    @Benchmark
    public int game(Table table, Counts counts) {
        table.begin();
        State state = table.state;
        while (state.actor() != State.NOBODY) {
            if (state.actor() >= 0) {
                counts.decisions++;
            }
            state.apply(table.next(state));
        }
        counts.plies += state.ply();
        return state.score(0);
    }

    /// Copying a position onto another one, as a search does before each playout.
    @Benchmark
    public int copy(Table table) {
        table.state.copyFrom(table.middle);
        return table.state.ply();
    }
}
