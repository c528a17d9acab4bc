package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocalPlayerTest {
    private static final BoardKnowledge BOARD = new BoardKnowledge(TableSetting.USA.boardData());
    private static final Budget LITTLE = Budget.positions(300);

    private final Player local = new LocalPlayer(BOARD);
    private final Player expert = new ExpertPlayer(BOARD);
    private final Player quick = new QuickPlayer(BOARD);

    /// What three players would do at one choice.
    private record Choice(int local, int expert, int quick) {}

    @Test
    void it_thinks_in_some_turns_as_the_expert_would_in_so_little_time_and_plays_the_others_by_routine() {
        List<Choice> choices = choicesOfAGame();
        List<Choice> different = choices.stream()
                .filter(choice -> choice.expert() != choice.quick())
                .toList();

        assertThat(choices).allSatisfy(choice -> assertThat(choice.local()).isIn(choice.expert(), choice.quick()));
        assertThat(different)
                .anySatisfy(choice -> assertThat(choice.local()).isEqualTo(choice.expert()))
                .anySatisfy(choice -> assertThat(choice.local()).isEqualTo(choice.quick()));
    }

    private List<Choice> choicesOfAGame() {
        State state = TableSetting.USA.newState(new Setup(2));
        var dealer = Dealer.ofSeed(1, 0);
        var choices = new ArrayList<Choice>();
        while (state.actor() != State.NOBODY) {
            if (state.actor() == State.CHANCE) {
                state.apply(dealer.deal(state));
                continue;
            }
            var seen = (TtrObservation) state.observe(state.actor());
            var choice = new Choice(choice(local, seen), choice(expert, seen), choice(quick, seen));
            choices.add(choice);
            state.apply(choice.local());
        }
        return choices;
    }

    private static int choice(Player player, TtrObservation seen) {
        return player.choose(seen, RandomStream.ofSeed(1, 0, 1), LITTLE);
    }
}
