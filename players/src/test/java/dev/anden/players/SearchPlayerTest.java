package dev.anden.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.BareState;
import dev.anden.testkit.pile.PileGame;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SearchPlayerTest {
    private static final PileGame PILE = new PileGame();
    private static final int ROUNDS = 200;

    @Test
    void it_wins_three_of_four_games_against_chance_in_a_game_that_it_knows_nothing_of() {
        int won = 0;
        for (int number = 0; number < 200; number++) {
            int seat = number % 2;
            Player[] players = {new RandomPlayer(), new RandomPlayer()};
            players[seat] = new SearchPlayer(ROUNDS);
            State end = play(players, number);
            won += end.score(seat) > end.score(1 - seat) ? 1 : 0;
        }

        assertThat(won).isGreaterThanOrEqualTo(150);
    }

    @Test
    void it_takes_the_last_coins_for_their_worth_and_the_bonus() {
        State pile = PILE.parseState("pile 1\nlast bonus coins 3 worth 3 next 0 taker 1 ply 18 points 10 10\n");

        assertThat(new SearchPlayer(ROUNDS).choose(pile.observe(0), RandomStream.ofSeed(1, 0, 1)))
                .isEqualTo(3);
    }

    @Test
    void equal_numbers_and_positions_give_equal_choices() {
        State pile = settled(4);
        var player = new SearchPlayer(ROUNDS);
        int first = player.choose(pile.observe(0), RandomStream.ofSeed(1, 0, 1), Budget.positions(50));

        assertThat(new SearchPlayer(1).choose(pile.observe(0), RandomStream.ofSeed(1, 0, 1), Budget.positions(50)))
                .isEqualTo(first);
    }

    @Test
    void a_budget_of_positions_is_kept_to_and_one_without_any_still_chooses() {
        State pile = settled(4);
        var asked = new AtomicLong();
        Budget five = positions -> {
            asked.set(positions);
            return positions < 5;
        };
        new SearchPlayer(ROUNDS).choose(pile.observe(0), RandomStream.ofSeed(1, 0, 1), five);

        assertThat(asked.get()).isEqualTo(5);
        assertThat(pile.legalActions())
                .contains(new SearchPlayer(ROUNDS)
                        .choose(pile.observe(0), RandomStream.ofSeed(1, 0, 1), Budget.positions(0)));
    }

    @Test
    void a_budget_of_time_runs_out_by_its_callers_clock() {
        var clock = new AtomicLong(100);
        Budget budget = Budget.time(clock::get, 50);

        assertThat(budget.allows(1_000_000)).isTrue();
        clock.set(149);
        assertThat(budget.allows(1)).isTrue();
        clock.set(150);
        assertThat(budget.allows(0)).isFalse();
    }

    @Test
    void a_search_of_no_rounds_and_a_negative_budget_are_refused() {
        assertThatThrownBy(() -> new SearchPlayer(0)).hasMessage("A search takes 1 round or more, not 0");
        assertThatThrownBy(() -> Budget.positions(-1)).hasMessage("A budget is 0 positions or more, not -1");
    }

    @Test
    void with_more_seats_it_leaves_more_of_the_others_behind_than_chance_would() {
        int beaten = 0;
        for (int number = 0; number < 40; number++) {
            Player[] players = {new SearchPlayer(ROUNDS), new RandomPlayer(), new RandomPlayer(), new RandomPlayer()};
            State end = play(players, number);
            beaten += (int) List.of(1, 2, 3).stream()
                    .filter(other -> end.score(0) > end.score(other))
                    .count();
        }

        assertThat(beaten).as("of 120; chance would beat some 55").isGreaterThan(90);
    }

    @Test
    void an_action_that_two_seats_may_have_in_one_place_is_weighed_by_each_for_itself() {
        for (int number = 0; number < 40; number++) {
            int choice = new SearchPlayer(ROUNDS).choose(new Gamble().observe(0), RandomStream.ofSeed(number, 0, 1));

            assertThat(choice).as("game %d", number).isEqualTo(Gamble.LITTLE);
        }
    }

    /// The first seat may win by a little (1), or have a coin thrown (0): whom it names says which seat, 0 or
    /// 1, wins by much. Whoever takes the other for oneself there thinks that one always wins by much.
    private static final class Gamble extends BareState {
        static final int LITTLE = 1;
        private final int[] points = new int[2];
        private int actor;
        private int ply;

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public int actor() {
            return actor;
        }

        @Override
        public int ply() {
            return ply;
        }

        @Override
        public int legalActionCount() {
            return actor >= 0 ? 2 : 0;
        }

        @Override
        public int legalAction(int index) {
            return index;
        }

        @Override
        protected int outcomes() {
            return 2;
        }

        @Override
        public void apply(int code) {
            if (actor == CHANCE) {
                actor = code;
            } else if (ply == 0 && code == 0) {
                actor = CHANCE;
            } else {
                points[ply == 0 ? 0 : code] = ply == 0 ? 1 : 4;
                actor = NOBODY;
            }
            ply++;
        }

        @Override
        public void copyFrom(State other) {
            var gamble = (Gamble) other;
            System.arraycopy(gamble.points, 0, points, 0, points.length);
            actor = gamble.actor;
            ply = gamble.ply;
        }

        @Override
        public State copy() {
            var copy = new Gamble();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public int score(int seat) {
            return points[seat];
        }
    }

    private static State settled(long seed) {
        State pile = PILE.newState(new Setup(2));
        pile.apply(Dealer.ofSeed(seed, 0).deal(pile));
        return pile;
    }

    private static State play(Player[] players, int number) {
        State state = PILE.newState(new Setup(players.length));
        Dealer dealer = Dealer.ofSeed(7, number);
        RandomStream[] streams = new RandomStream[players.length];
        Arrays.setAll(streams, seat -> RandomStream.ofSeed(7, number, 1L + seat));
        while (state.actor() != State.NOBODY) {
            int actor = state.actor();
            state.apply(
                    actor == State.CHANCE
                            ? dealer.deal(state)
                            : players[actor].choose(state.observe(actor), streams[actor]));
        }
        return state;
    }
}
