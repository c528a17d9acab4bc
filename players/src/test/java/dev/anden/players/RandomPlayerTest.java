package dev.anden.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.pile.PileGame;
import org.junit.jupiter.api.Test;

class RandomPlayerTest {
    private static final int CHOICES = 30_000;

    @Test
    void each_legal_action_is_chosen_about_equally_often() {
        State state = new PileGame().newState(new Setup(2));
        state.apply(state.chanceOutcome(0));
        Observation observation = state.observe(0);
        RandomStream random = RandomStream.ofSeed(1, 0, 1);
        var player = new RandomPlayer();
        var chosen = new int[4];

        for (int choice = 0; choice < CHOICES; choice++) {
            chosen[player.choose(observation, random)]++;
        }

        assertThat(chosen[0]).isZero();
        for (int action = 1; action <= 3; action++) {
            // Five standard deviations: 5 · √(30,000 · 1/3 · 2/3) ≈ 408.
            assertThat(chosen[action]).isCloseTo(CHOICES / 3, within(408));
        }
    }
}
