package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameOption;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.board.BoardReader;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Bots play with the tickets of the game in play, whatever they are.
class TicketSetPlayersTest {
    static Stream<String> boards() {
        return Stream.of("usa", "europe");
    }

    @ParameterizedTest
    @MethodSource("boards")
    void the_same_bots_play_one_set_after_another_legally(String board) {
        Game game = new TicketToRide(BoardReader.bundled(board));
        var provider = new TicketToRidePlayers();
        List<Player> players = Stream.of("planner", "greedy", "planner")
                .map(level -> provider.create(game, level))
                .toList();
        GameOption option = game.info().options().getFirst();
        for (String set : option.values()) {
            State end = play(game, new Setup(3, Map.of(option.id(), set)), players);
            assertThat(end.scoreSheet().totals().getFirst())
                    .as(set)
                    .isGreaterThan(end.scoreSheet().totals().get(1));
        }
    }

    @Test
    void a_bot_that_has_played_another_set_chooses_as_a_new_one_does() {
        Game game = new TicketToRide(BoardReader.bundled("usa"));
        var provider = new TicketToRidePlayers();
        Player experienced = provider.create(game, "planner");
        play(game, new Setup(2, Map.of("tickets", "mega")), List.of(experienced, provider.create(game, "greedy")));

        State after = play(
                game, new Setup(2, Map.of("tickets", "1910")), List.of(experienced, provider.create(game, "greedy")));
        State other = play(
                game,
                new Setup(2, Map.of("tickets", "1910")),
                List.of(provider.create(game, "planner"), provider.create(game, "greedy")));

        assertThat(after.hash()).isEqualTo(other.hash());
    }

    private static State play(Game game, Setup setup, List<Player> players) {
        State state = game.newState(setup);
        var chance = RandomStream.ofSeed(171, 0, 0);
        while (state.actor() != State.NOBODY) {
            int seat = state.actor();
            if (seat == State.CHANCE) {
                state.apply(state.chanceOutcome(chance.below(state.chanceWeight())));
            } else {
                int choice = players.get(seat).choose(state.observe(seat), RandomStream.ofSeed(171, 1, state.ply()));
                assertThat(state.legalActions()).contains(choice);
                state.apply(choice);
            }
        }
        return state;
    }
}
