package dev.anden.counsel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.Roster;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.protocol.replay.Hint;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.pile.PileGame;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AdviserTest {
    private static final long AN_HOUR = 3_600_000_000_000L;
    private static final PileGame GAME = new PileGame();
    private static final RandomStream CHANCE = RandomStream.ofSeed(4, 0, 0);

    private final State position = played(5);
    private final Adviser unhurried = new Adviser(Roster.installed(), () -> 0);

    @Test
    void a_hint_names_what_can_be_chosen_and_changes_nothing() {
        String before = position.position();

        Hint hint = unhurried.hint(position, 7);

        assertThat(hint.version()).isEqualTo(7);
        assertThat(printed(position)).contains(hint.action());
        assertThat(position.position()).isEqualTo(before);
    }

    @Test
    void what_is_advised_comes_first_and_three_options_at_most_are_told_the_others_best_first() {
        for (int plies = 1; plies < 20; plies++) {
            State position = played(plies);
            Hint hint = unhurried.hint(position, plies);

            assertThat(hint.options())
                    .hasSizeBetween(1, 3)
                    .extracting(GameAnalysis.Option::action)
                    .doesNotHaveDuplicates();
            assertThat(hint.options().getFirst().action()).isEqualTo(position.action(position.parse(hint.action())));
            assertThat(hint.options().stream().skip(1).map(option -> -option.worth()))
                    .isSorted();
        }
    }

    @Test
    void whoever_wins_by_the_last_coins_is_told_to_take_them() {
        State last = GAME.parseState("pile 1\nlast bonus coins 3 worth 1 next 0 taker 1 ply 15 points 12 14");

        Hint hint = unhurried.hint(last, 0);

        assertThat(hint.action()).isEqualTo("take 3");
        assertThat(hint.options().getFirst().worth()).isEqualTo(1);
    }

    @Test
    void a_machine_that_has_no_time_looks_at_few_deals_and_still_says_something() {
        AtomicLong clock = new AtomicLong();
        Adviser hurried = new Adviser(Roster.installed(), () -> clock.addAndGet(AN_HOUR));

        Hint hint = hurried.hint(position, 0);

        assertThat(hint.options()).isNotEmpty();
        assertThat(error(hint)).isGreaterThan(error(unhurried.hint(position, 0)));
    }

    @Test
    void the_same_question_has_the_same_answer() {
        assertThat(unhurried.hint(position.copy(), 3)).isEqualTo(unhurried.hint(position, 3));
    }

    @Test
    void actions_are_compared_in_the_order_in_which_they_are_asked_for() {
        List<Integer> codes =
                IntStream.of(position.legalActions()).boxed().toList().reversed();

        assertThat(unhurried.compared(position, codes))
                .extracting(GameAnalysis.Option::action)
                .containsExactlyElementsOf(codes.stream().map(position::action).toList());
    }

    @Test
    void only_what_could_have_been_chosen_is_read() {
        State over = position.copy();
        while (over.actor() != State.NOBODY) {
            over.apply(RandomPlay.next(over, CHANCE, CHANCE));
        }

        assertThat(Adviser.legal(position, "take 1")).hasValue(position.parse("take 1"));
        assertThat(Adviser.legal(position, "take 9")).isEmpty();
        assertThat(Adviser.legal(position, "take the money")).isEmpty();
        assertThat(Adviser.legal(over, "take 1")).isEmpty();
    }

    private static double error(Hint hint) {
        return hint.options().getFirst().error().orElseThrow();
    }

    private static List<String> printed(State position) {
        return IntStream.of(position.legalActions()).mapToObj(position::print).toList();
    }

    /// A position in which a seat is to choose, after so many plies or one more.
    private static State played(int plies) {
        State state = GAME.newState(new Setup(2));
        while (state.ply() < plies || state.actor() == State.CHANCE) {
            state.apply(RandomPlay.next(state, CHANCE, CHANCE));
        }
        return state;
    }
}
