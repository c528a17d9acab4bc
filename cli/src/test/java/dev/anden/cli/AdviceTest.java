package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.analysis.Advice;
import dev.anden.arena.analysis.Option;
import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.Roster;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Advice comes from what the seat knows.
class AdviceTest {
    private static final int PLIES = 70;

    private final Roster bots = Roster.installed();

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris", "french-quarter"})
    void whatever_is_hidden_from_a_seat_it_is_advised_the_same(String id) {
        Game game = GameCatalog.installed().find(id).orElseThrow();
        State position = played(game);
        State other = position.copy();
        other.determinize(position.actor(), RandomStream.ofSeed(9, 0, 7));

        assertThat(other.hash()).as("something is hidden").isNotEqualTo(position.hash());
        assertThat(advice(other)).isEqualTo(advice(position)).isNotEmpty();
    }

    @Test
    void what_is_advised_comes_first_and_what_fell_behind_is_left_out() {
        State position = played(GameCatalog.installed().require("ttr-berlin"));
        for (int code : position.legalActions()) {
            List<Option> options = Advice.of(position, code, bots.rehearser(position.game()), 3, Budget.positions(32));

            assertThat(options.getFirst().code()).isEqualTo(code);
            assertThat(options.stream().skip(1).map(option -> -option.worth().amount()))
                    .isSorted();
            assertThat(options).hasSizeLessThan(position.legalActionCount());
        }
    }

    @Test
    void what_is_compared_comes_in_the_order_in_which_it_is_asked_for_and_is_looked_at_as_often() {
        State position = played(GameCatalog.installed().require("ttr-berlin"));
        int last = position.legalAction(position.legalActionCount() - 1);
        int first = position.legalAction(0);

        assertThat(compared(position, last, first)).extracting(Option::code).containsExactly(last, first);
        assertThat(compared(position, last, first)).isEqualTo(compared(position, last, first));
        assertThat(compared(position, first, last).reversed()).isEqualTo(compared(position, last, first));
    }

    private List<Option> compared(State position, int... codes) {
        return Advice.compared(
                position,
                IntStream.of(codes).boxed().toList(),
                bots.rehearser(position.game()),
                3,
                Budget.positions(9));
    }

    private List<Option> advice(State position) {
        return Advice.of(position, position.legalAction(0), bots.rehearser(position.game()), 3, Budget.positions(3));
    }

    /// A position in which a seat has several actions to choose from.
    private static State played(Game game) {
        Map<String, String> options =
                game.info().family().equals("french-quarter") ? Map.of("tourism", "on") : Map.of();
        State state = game.newState(Setup.of(game.info(), 2, options));
        var random = RandomStream.ofSeed(4, 0, 1);
        while (state.ply() < PLIES || state.legalActionCount() < 2) {
            state.apply(
                    state.actor() == State.CHANCE
                            ? Dealer.draw(state, random)
                            : state.legalAction(random.below(state.legalActionCount())));
        }
        return state;
    }
}
