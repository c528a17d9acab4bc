package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/// How fast random games of two seats are on one core, in processor time of this thread. The bound is a tenth of
/// what is usual, so that only a mistake misses it.
class SpeedTest {
    private static final int GAMES = 3_000;
    private static final int PASSES = 4;
    private static final int SLOWEST = 3_000;

    @Test
    void random_games_are_fast() {
        double best = 0;
        for (int pass = 0; pass < PASSES; pass++) {
            best = Math.max(best, gamesPerSecond(pass));
        }

        System.out.printf("french-quarter, 2 seats: %,.0f random games a second on one core%n", best);
        assertThat(best).isGreaterThan(SLOWEST);
    }

    @Test
    void a_game_allocates_next_to_nothing() {
        gamesPerSecond(0);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        gamesPerSecond(1);
        long bytes = (threads.getCurrentThreadAllocatedBytes() - before) / GAMES;

        System.out.printf("french-quarter, 2 seats: %,d bytes allocated a game%n", bytes);
        assertThat(bytes).isLessThan(1_000);
    }

    private static double gamesPerSecond(int pass) {
        var threads = ManagementFactory.getThreadMXBean();
        State initial = Variant.PLAIN.newState(new Setup(2));
        State state = initial.copy();
        var random = RandomStream.ofSeed(pass, 0, 1);
        long start = threads.getCurrentThreadCpuTime();
        for (int game = 0; game < GAMES; game++) {
            state.copyFrom(initial);
            while (state.actor() != State.NOBODY) {
                state.apply(
                        state.actor() == State.CHANCE
                                ? Dealer.draw(state, random)
                                : state.legalAction(random.below(state.legalActionCount())));
            }
        }
        return GAMES / ((threads.getCurrentThreadCpuTime() - start) / 1e9);
    }
}
