package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClairvoyantTest {
    private static final Budget SHORT = Budget.positions(400);
    private static final int SEATS = 2;

    @Test
    void it_plays_a_game_to_its_end_by_the_rules_and_leaves_the_position_as_it_is() {
        var clairvoyant = new Clairvoyant();
        State state = TableSetting.USA.newState(new Setup(SEATS));
        Dealer dealer = Dealer.ofSeed(5, 0);
        while (state.actor() != State.NOBODY) {
            int code;
            if (state.actor() == State.CHANCE) {
                code = dealer.deal(state);
            } else {
                long before = state.hash();
                code = clairvoyant.choose(state, RandomStream.ofSeed(5, state.ply(), 1), Budget.positions(60));
                assertThat(state.hash()).isEqualTo(before);
                assertThat(state.refusal(code)).isEmpty();
            }
            state.apply(code);
        }

        assertThat(state.scoreSheet().totals()).hasSize(SEATS);
    }

    /// That is what no bot may do, and the reason why it is none.
    @Test
    void its_choice_depends_on_what_is_hidden_from_its_seat() {
        var clairvoyant = new Clairvoyant();
        List<Boolean> same = new ArrayList<>();
        RandomStream hidden = RandomStream.ofSeed(6, 0, 0);
        State state = TableSetting.USA.newState(new Setup(SEATS));
        Dealer dealer = Dealer.ofSeed(7, 0);
        while (state.actor() != State.NOBODY) {
            int code;
            if (state.actor() == State.CHANCE) {
                code = dealer.deal(state);
            } else {
                code = choose(clairvoyant, state);
                State other = state.copy();
                other.determinize(state.actor(), hidden);
                same.add(choose(clairvoyant, other) == code);
                assertThat(choose(clairvoyant, state)).isEqualTo(code);
            }
            state.apply(code);
        }

        assertThat(same).contains(true, false);
    }

    private static int choose(Clairvoyant clairvoyant, State state) {
        return clairvoyant.choose(state, RandomStream.ofSeed(7, state.ply(), 1), SHORT);
    }
}
