package dev.anden.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FutureTest {
    private static final int FUTURES = 20;

    private final State start = new PileGame().newState(new Setup(2));

    /// What is dealt in a game in which everybody takes one coin.
    private List<Integer> dealt(Dealer dealer) {
        State state = start.copy();
        var outcomes = new ArrayList<Integer>();
        while (state.actor() != State.NOBODY) {
            if (state.actor() == State.CHANCE) {
                outcomes.add(dealer.deal(state));
                state.apply(outcomes.getLast());
            } else {
                state.apply(1);
            }
        }
        return outcomes;
    }

    /// The same of a future.
    private List<Integer> imagined(Future future, long number) {
        State state = start.copy();
        var outcomes = new ArrayList<Integer>();
        future.begin(state, number, 0);
        while (state.actor() != State.NOBODY) {
            int code = state.actor() == State.CHANCE ? future.next() : 1;
            if (state.actor() == State.CHANCE) {
                outcomes.add(code);
            }
            future.apply(code);
            state.apply(code);
        }
        return outcomes;
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 7})
    void no_future_deals_what_a_game_of_a_series_with_the_same_seed_was_dealt(long game) {
        var future = new Future(start, new RandomPlayer(), Analyst.SEED);
        List<Integer> real = dealt(Dealer.ofSeed(Analyst.SEED, game));

        for (long number = 0; number < FUTURES; number++) {
            assertThat(imagined(future, number)).hasSameSizeAs(real).isNotEqualTo(real);
        }
    }

    @Test
    void a_future_is_the_same_however_often_it_is_begun() {
        var future = new Future(start, new RandomPlayer(), Analyst.SEED);

        assertThat(imagined(future, 3)).isEqualTo(imagined(future, 3)).isNotEqualTo(imagined(future, 4));
    }
}
