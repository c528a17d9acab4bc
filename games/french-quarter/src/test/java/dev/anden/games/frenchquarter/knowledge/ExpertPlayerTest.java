package dev.anden.games.frenchquarter.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.BoardReader;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExpertPlayerTest {
    private static final FrenchQuarter GAME = new FrenchQuarter(BoardReader.bundled());
    private static final BoardKnowledge BOARD = new BoardKnowledge(GAME.boardData());
    private static final int SEARCHED = 1_000;

    @Test
    void with_nothing_to_spend_it_takes_the_best_of_this_turn() {
        State state = opening();
        var greedy = new GreedyPlayer(new Forecast(BOARD), SEARCHED);

        assertThat(choice(state, 0)).isEqualTo(greedy.choose(state.observe(0), RandomStream.ofSeed(5, 0, 1)));
    }

    @Test
    void as_many_positions_give_the_same_choice_to_a_new_one() {
        State state = opening();

        assertThat(IntStream.range(0, 2).map(time -> choice(state, 20_000)).distinct())
                .hasSize(1);
    }

    @Test
    void what_it_expects_of_a_game_that_begins_is_what_good_games_come_to() {
        assertThat(new Forecast(BOARD).of((FqObservation) opening().observe(0), 0))
                .isBetween(120.0, 230.0);
    }

    private static int choice(State state, long positions) {
        return new ExpertPlayer(BOARD)
                .choose(state.observe(0), RandomStream.ofSeed(5, 0, 1), Budget.positions(positions));
    }

    /// The first choice of a game for one.
    private static State opening() {
        State state = GAME.newState(new Setup(1));
        RandomStream chance = RandomStream.ofSeed(3, 0, RandomStream.CHANCE);
        while (state.actor() == State.CHANCE) {
            state.apply(Dealer.draw(state, chance));
        }
        return state;
    }
}
