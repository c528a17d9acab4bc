package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// The local does in each turn what the expert would in so little time, or what its routine would.
class LocalPlayerTest {
    private static final Budget LITTLE = Budget.positions(300);

    /// What three players would do at one choice.
    private record Choice(int local, int expert, int routine) {}

    @Test
    void on_a_large_board_it_thinks_now_and_then_and_plays_the_other_turns_as_the_quick_planner() {
        List<Choice> different = differentChoices("ttr-usa", QuickPlayer::new, 4);

        assertThat(different).allSatisfy(choice -> assertThat(choice.local()).isIn(choice.expert(), choice.routine()));
        assertThat(share(different)).isBetween(0.01, 0.3);
    }

    @Test
    void in_berlin_it_thinks_in_half_of_its_turns_and_plays_the_others_as_the_planner() {
        List<Choice> different = differentChoices("ttr-berlin", PlannerPlayer::new, 4);

        assertThat(different).allSatisfy(choice -> assertThat(choice.local()).isIn(choice.expert(), choice.routine()));
        assertThat(share(different)).isBetween(0.3, 0.7);
    }

    @Test
    void in_paris_it_thinks_in_every_turn() {
        assertThat(share(differentChoices("ttr-paris", PlannerPlayer::new, 2))).isEqualTo(1);
    }

    @Test
    void in_paris_it_thinks_a_moment_longer() {
        assertThat(usual("ttr-paris").allows(349)).isTrue();
        assertThat(usual("ttr-paris").allows(350)).isFalse();
        assertThat(usual("ttr-berlin").allows(300)).isFalse();
    }

    private static Budget usual(String game) {
        return new TicketToRidePlayers()
                .create(GameCatalog.installed().require(game), "local")
                .usual();
    }

    /// In which share of these choices it did what the expert would.
    private static double share(List<Choice> different) {
        assertThat(different).hasSizeGreaterThan(10);
        return different.stream()
                .mapToInt(choice -> choice.local() == choice.expert() ? 1 : 0)
                .average()
                .orElseThrow();
    }

    /// The choices of some games of locals in which an expert would do something else than the routine.
    private static List<Choice> differentChoices(String id, Function<BoardKnowledge, Player> routine, int games) {
        var game = (TicketToRide) GameCatalog.installed().require(id);
        var board = new BoardKnowledge(game.boardData());
        List<Player> players = List.of(new LocalPlayer(board), new ExpertPlayer(board), routine.apply(board));
        var choices = new ArrayList<Choice>();
        for (int number = 0; number < games; number++) {
            State state = game.newState(new Setup(2));
            var dealer = Dealer.ofSeed(1, number);
            while (state.actor() != State.NOBODY) {
                if (state.actor() == State.CHANCE) {
                    state.apply(dealer.deal(state));
                    continue;
                }
                var seen = (TtrObservation) state.observe(state.actor());
                List<Integer> chosen = players.stream()
                        .map(player -> player.choose(seen, RandomStream.ofSeed(1, 0, 1), LITTLE))
                        .toList();
                if (!chosen.get(1).equals(chosen.get(2))) {
                    choices.add(new Choice(chosen.get(0), chosen.get(1), chosen.get(2)));
                }
                state.apply(chosen.getFirst());
            }
        }
        return choices;
    }
}
