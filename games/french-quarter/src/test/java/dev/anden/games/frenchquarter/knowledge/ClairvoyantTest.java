package dev.anden.games.frenchquarter.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.BoardReader;
import org.junit.jupiter.api.Test;

class ClairvoyantTest {
    private static final FrenchQuarter GAME = new FrenchQuarter(BoardReader.bundled());
    private static final int WIDTH = 10;

    @Test
    void who_knows_all_dice_makes_more_than_who_takes_the_best_of_each_turn() {
        for (int game = 0; game < 3; game++) {
            assertThat(best(game)).as("game %d", game).isGreaterThan(greedy(game));
        }
    }

    @Test
    void the_same_game_comes_to_the_same_again() {
        var clairvoyant = new Clairvoyant(GAME, WIDTH);
        int first = clairvoyant.best(GAME.newState(new Setup(1)), Dealer.ofSeed(3, 0));

        assertThat(clairvoyant.best(GAME.newState(new Setup(1)), Dealer.ofSeed(3, 0)))
                .isEqualTo(first);
    }

    @Test
    void nobody_else_plays_along() {
        State two = GAME.newState(new Setup(2));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Clairvoyant(GAME, WIDTH).best(two, Dealer.ofSeed(3, 0)));
    }

    private static int best(int game) {
        return new Clairvoyant(GAME, WIDTH).best(GAME.newState(new Setup(1)), Dealer.ofSeed(3, game));
    }

    private static int greedy(int game) {
        var player = new GreedyPlayer(new Forecast(new BoardKnowledge(GAME.boardData())), 200);
        State state = GAME.newState(new Setup(1));
        var dealer = Dealer.ofSeed(3, game);
        var random = RandomStream.ofSeed(3, game, 1);
        while (state.actor() != State.NOBODY) {
            state.apply(state.actor() == State.CHANCE ? dealer.deal(state) : player.choose(state.observe(0), random));
        }
        return state.score(0);
    }
}
