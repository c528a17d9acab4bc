package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.pile.PileGame;
import org.junit.jupiter.api.Test;

class PerftTest {
    private final PileGame game = new PileGame();
    private final State start = Perft.start(game, new Setup(2), 1, 0);

    @Test
    void a_tree_branches_by_each_action_and_each_outcome_whatever_its_weight() {
        assertThat(Perft.count(start, 3))
                .containsExactly(
                        new Perft.Row(1, 3, 9, 9), new Perft.Row(2, 27, 81, 81), new Perft.Row(3, 243, 729, 729));
    }

    @Test
    void below_a_game_that_is_over_lies_nothing() {
        State last = game.parseState("pile 1\nlast bonus coins 2 worth 1 next 0 taker 1 ply 9 points 5 9");

        // Both coins end the game; one leaves three outcomes, after each of which the last coin is taken.
        assertThat(Perft.count(last, 3))
                .containsExactly(new Perft.Row(1, 2, 3, 4), new Perft.Row(2, 3, 0, 3), new Perft.Row(3, 0, 0, 0));
    }

    @Test
    void a_position_is_left_as_it_was() {
        long hash = start.hash();
        Perft.count(start, 3);

        assertThat(start.hash()).isEqualTo(hash);
    }

    @Test
    void chance_that_is_due_at_the_start_is_drawn_from_the_seed() {
        State due = game.parseState("pile 1\nlast bonus coins 20 worth 0 next 0 taker -2 ply 0 points 0 0");

        assertThat(Perft.settled(due, 1).hash()).isEqualTo(start.hash());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(due, 1))
                .withMessage("A tree has to begin at a seat's choice, not at chance");
    }

    @Test
    void a_game_is_as_long_as_it_is() {
        assertThat(Perft.start(game, new Setup(2), 1, 4).ply()).isBetween(4, 5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.start(game, new Setup(2), 1, 999))
                .withMessageStartingWith("The game of seed 1 has ");
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, 0));
    }
}
