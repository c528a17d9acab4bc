package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.table.Objection.Reason;
import dev.anden.testkit.pile.PileGame;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A game goes on from a moment of another one: what had happened by then stands, and all that comes is its own.
class BranchTest {
    private static final long[] KEY = {1, 2, 3, 4};
    private static final long[] OTHER = {5, 6, 7, 8};

    private final Game game = new PileGame();
    private final Setup setup = new Setup(2);
    private final Notebook whole = Notebook.begin(game, setup, KEY);

    @Test
    void it_begins_as_the_other_one_stood_and_its_log_tells_the_same_again() {
        whole.choose(0, 0);
        whole.choose(1, 0);
        Notebook branch = Notebook.branch(game, setup, OTHER, whole.play().codes());

        assertThat(branch.play().state().hash()).isEqualTo(whole.play().state().hash());
        assertThat(branch.play().toAct()).isEqualTo(whole.play().toAct());
        assertThat(branch.play().events(State.EVERYTHING, 0))
                .extracting(logged -> logged.event())
                .isEqualTo(whole.play().events(State.EVERYTHING, 0).stream()
                        .map(logged -> logged.event())
                        .toList());
        branch.choose(0, 0);
        assertThat(branch.readAgain().codes()).isEqualTo(branch.play().codes());
    }

    @Test
    void what_chance_brings_from_there_on_is_of_its_own_seed_at_the_place_that_it_has_in_the_game() {
        whole.choose(0, 0);
        int[] before = untilAChoice(whole.play().codes());
        boolean differed = false;
        for (long seed = 0; seed < 20; seed++) {
            long[] key = {seed, 6, 7, 8};
            Notebook branch = Notebook.branch(game, setup, key, before);
            assertThat(branch.play().version()).isGreaterThan(before.length);
            while (!branch.play().isOver()) {
                branch.choose(branch.play().actor(), 0);
            }
            int[] all = branch.play().codes();
            assertThat(Arrays.copyOf(all, before.length)).isEqualTo(before);
            differed |= !isOfTheSeed(all, 0, key);
            assertThat(isOfTheSeed(all, before.length, key)).isTrue();
        }
        assertThat(differed).isTrue();
    }

    /// Whether what chance brought from a ply on is what a seed gives.
    private boolean isOfTheSeed(int[] codes, int from, long[] key) {
        var dealer = new Dealer(key);
        State state = game.newState(setup);
        boolean same = true;
        for (int code : codes) {
            if (state.actor() == State.CHANCE) {
                int dealt = dealer.deal(state);
                same &= state.ply() < from || dealt == code;
            }
            state.apply(code);
        }
        return same;
    }

    @Test
    void nobody_takes_back_what_was_chosen_in_the_other_game() {
        Game usa = new TicketToRideProvider().games().getFirst();
        Notebook there = Notebook.begin(usa, new Setup(2), KEY);
        there.choose(0, 0);
        assertThat(there.play().mayTakeBack(0)).isTrue();
        Notebook branch = Notebook.branch(usa, new Setup(2), OTHER, there.play().codes());

        assertThat(branch.play().mayTakeBack(0)).isFalse();
        assertThat(Notebook.reason(branch.play().takeBack(0, branch.play().version(), Optional.empty())))
                .isEqualTo(Reason.NOTHING_TO_TAKE_BACK);
        assertThat(Notebook.reason(branch.play().goBack(0, Optional.empty()))).isEqualTo(Reason.NOTHING_TO_TAKE_BACK);

        branch.choose(1, 0);
        assertThat(branch.play().mayTakeBack(1)).isTrue();
        branch.takeBack(1);
        assertThat(branch.play().state().hash()).isEqualTo(there.play().state().hash());
        assertThat(branch.readAgain().codes()).isEqualTo(there.play().codes());
    }

    @Test
    void a_log_in_which_something_of_the_other_game_was_taken_back_is_damaged() {
        Game usa = new TicketToRideProvider().games().getFirst();
        Notebook there = Notebook.begin(usa, new Setup(2), KEY);
        there.choose(0, 0);
        there.takeBack(0);
        int before = there.play().codes().length;

        Play branch = new Play(usa, new Setup(2), KEY, Timing.NONE, before + 1);

        List<Line> log = there.lines();
        assertThat(log.getLast()).isInstanceOf(Line.TookBack.class);
        assertThatThrownBy(() -> Replaying.replay(branch, log, List.of())).isInstanceOf(DamagedLog.class);
    }

    /// What a game began with, up to the first choice of a seat: chance is to act.
    private int[] untilAChoice(int[] codes) {
        State state = game.newState(setup);
        while (state.actor() == State.CHANCE) {
            state.apply(codes[state.ply()]);
        }
        return Arrays.copyOf(codes, state.ply() + 1);
    }
}
