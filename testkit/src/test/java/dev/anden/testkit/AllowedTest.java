package dev.anden.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.pile.PileGame;
import org.junit.jupiter.api.Test;

/// What a state allows to be applied.
class AllowedTest {
    private final State pile = new PileGame().newState(new Setup(2));

    @Test
    void chance_may_bring_what_has_a_weight_and_nothing_else() {
        assertThat(pile.allows(2)).isTrue();
        assertThat(pile.allows(0)).isFalse();
        assertThat(pile.allows(4)).isFalse();
    }

    @Test
    void a_seat_may_do_what_is_not_refused_and_nothing_else() {
        pile.apply(2);

        assertThat(pile.allows(3)).isTrue();
        assertThat(pile.allows(0)).isFalse();
        assertThat(pile.allows(4)).isFalse();
    }

    @Test
    void nothing_may_be_applied_when_the_game_is_over() {
        while (pile.actor() != State.NOBODY) {
            pile.apply(pile.actor() == State.CHANCE ? 1 : pile.legalAction(0));
        }

        assertThat(pile.allows(1)).isFalse();
    }
}
