package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.table.History.Ply;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Whatever was asked for before, a position in the course of a game is what its plies come to.
class CourseTest {
    private static final int PLIES = 120;

    private final Game usa = new TicketToRideProvider().games().getFirst();
    private final State initial = usa.newState(new Setup(2));
    private final RandomStream chance = RandomStream.ofSeed(7, 0, 0);
    private final List<Ply> plies = new ArrayList<>();
    private final Course course = new Course(initial, plies);

    @Test
    void from_one_ply_to_the_next_and_far_back() {
        playOn(PLIES, 1);
        for (int number = 0; number <= PLIES; number++) {
            assertIsWhatItComesTo(number);
        }
        for (int often = 0; often < PLIES; often++) {
            assertIsWhatItComesTo(chance.below(PLIES + 1));
        }
    }

    @Test
    void after_others_have_taken_the_place_of_plies_that_were_taken_back() {
        playOn(PLIES, 1);
        assertIsWhatItComesTo(PLIES);
        for (int left : new int[] {PLIES - 1, PLIES / 2, 3}) {
            plies.subList(left, plies.size()).clear();
            course.forget(left);
            playOn(PLIES, left);
            assertIsWhatItComesTo(PLIES);
            assertIsWhatItComesTo(left);
        }
    }

    @Test
    void whoever_gets_it_may_change_it() {
        playOn(PLIES, 1);
        for (int number : new int[] {PLIES, PLIES, 0, 0}) {
            State state = course.before(number);
            state.apply(state.actor() == State.CHANCE ? Dealer.draw(state, chance) : state.legalActions()[0]);
        }
        assertIsWhatItComesTo(PLIES);
        assertIsWhatItComesTo(0);
    }

    private void playOn(int until, long seed) {
        RandomStream other = RandomStream.ofSeed(seed, 1, 0);
        State state = replayed(plies.size());
        while (plies.size() < until) {
            int code = code(state, other);
            plies.add(new Ply(plies.size(), state.actor(), code, 0, false, false));
            state.apply(code);
        }
    }

    private static int code(State state, RandomStream random) {
        if (state.actor() == State.CHANCE) {
            return Dealer.draw(state, random);
        }
        int[] legal = state.legalActions();
        return legal[random.below(legal.length)];
    }

    private void assertIsWhatItComesTo(int number) {
        assertThat(course.before(number).hash()).isEqualTo(replayed(number).hash());
    }

    private State replayed(int number) {
        State state = usa.newState(new Setup(2));
        plies.subList(0, number).forEach(ply -> state.apply(ply.code()));
        return state;
    }
}
