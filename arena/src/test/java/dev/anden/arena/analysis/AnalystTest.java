package dev.anden.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.CompanyNote;
import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import dev.anden.players.SearchPlayer;
import dev.anden.testkit.pile.PileGame;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnalystTest {
    private static final int FUTURES = 40;

    private final PileGame game = new PileGame();

    private Replay played(int seats, long number, Player player) {
        var setup = new Setup(seats);
        var match = new Match(game, setup);
        var players = new Player[seats];
        Arrays.fill(players, player);
        match.play(players, 3, number, true);
        return Replay.of(game, setup, Optional.empty(), List.of(), match.log());
    }

    private Analysis analysed(Replay replay, int seat, int futures) {
        var analyst = new Analyst(game, replay, seat, new RandomPlayer(), 5);
        while (analyst.futures() < futures) {
            analyst.look();
        }
        return analyst.analysis();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void luck_and_play_are_together_what_the_game_came_to_less_what_it_was_worth_at_the_start(int seats) {
        for (int number = 0; number < 20; number++) {
            Replay replay = played(seats, number, new RandomPlayer());
            for (int seat = 0; seat < seats; seat++) {
                Analysis analysis = analysed(replay, seat, 6);

                assertThat(sumOfSteps(analysis)).isCloseTo(analysis.end() - analysis.start(), within(1e-9));
                assertThat(sumOfShares(analysis)).isCloseTo(analysis.end() - analysis.start(), within(1e-9));
            }
        }
    }

    @Test
    void no_chance_to_win_is_told_as_if_it_were_certain() {
        for (int number = 0; number < 20; number++) {
            assertThat(analysed(played(2, number, new RandomPlayer()), 0, FUTURES)
                            .verdicts())
                    .flatExtracting(verdict -> List.of(verdict.chosen(), verdict.better()))
                    .allSatisfy(option ->
                            assertThat(option.worth().error().orElseThrow()).isPositive());
        }
    }

    @Test
    void of_a_game_that_goes_on_from_another_one_only_its_own_part_is_looked_at() {
        Replay whole = played(2, 3, new RandomPlayer());
        int branch = plies(whole, 0).get(2);

        Analysis analysis = analysed(whole.branchedAt(branch), 0, FUTURES);

        assertThat(analysis.steps().getFirst().stretch().from()).isEqualTo(branch);
        assertThat(plies(analysis))
                .isNotEmpty()
                .isEqualTo(plies(analysed(whole, 0, FUTURES)).stream()
                        .filter(ply -> ply >= branch)
                        .toList());
        assertThat(sumOfSteps(analysis)).isCloseTo(analysis.end() - analysis.start(), within(1e-9));
    }

    @Test
    void what_a_bot_chose_for_somebody_is_told_apart_and_not_judged_as_theirs() {
        Replay whole = played(2, 3, new RandomPlayer());
        List<Integer> own = plies(whole, 0);
        int gone = own.get(1);
        int back = own.get(3);
        Replay replay = whole.with(List.of(
                new CompanyNote(gone, 0, CompanyNote.Kind.HANDED_OVER, List.of("random", "time")),
                new CompanyNote(back, 0, CompanyNote.Kind.CAME_BACK, List.of())));

        Analysis analysis = analysed(replay, 0, FUTURES);
        Analysis undivided = analysed(whole, 0, FUTURES);

        assertThat(plies(analysis))
                .isNotEmpty()
                .isEqualTo(plies(undivided).stream()
                        .filter(ply -> ply < gone || ply >= back)
                        .toList());
        assertThat(undivided.verdicts()).hasSizeGreaterThan(analysis.verdicts().size());
        assertThat(count(analysis, true)).isEqualTo(2);
        assertThat(count(analysis, false)).isEqualTo(own.size() - 2);
        assertThat(sumOfShares(analysis)).isCloseTo(analysis.end() - analysis.start(), within(1e-9));
    }

    @Test
    void of_somebody_who_left_for_good_only_what_they_chose_before_is_theirs() {
        Replay whole = played(2, 3, new RandomPlayer());
        int gone = plies(whole, 1).get(1);
        Replay replay = whole.with(List.of(
                new CompanyNote(gone, 1, CompanyNote.Kind.RESIGNED, List.of("random")),
                new CompanyNote(gone, 0, CompanyNote.Kind.PAUSED, List.of())));
        var analyst = new Analyst(game, replay, 1, new RandomPlayer(), 5);
        while (analyst.futures() < FUTURES) {
            analyst.look();
        }

        Analysis analysis = analyst.analysis();

        double own = analysis.steps().stream()
                .filter(step -> step.stretch().actor() == 1 && step.stretch().from() < gone)
                .mapToDouble(step -> step.change().amount())
                .sum();
        assertThat(analyst.balances().get(1).play()).isCloseTo(own, within(1e-9));
        assertThat(analysis.shares().stream().filter(Share::byBot))
                .hasSize(1)
                .allSatisfy(share -> assertThat(share.actor()).isEqualTo(1));
        assertThat(analysis.verdicts())
                .allSatisfy(verdict -> assertThat(verdict.ply()).isLessThan(gone));
    }

    private List<Integer> plies(Replay replay, int seat) {
        return IntStream.range(0, replay.codes().size())
                .filter(ply -> replay.stateAt(game, ply).actor() == seat)
                .boxed()
                .toList();
    }

    private static List<Integer> plies(Analysis analysis) {
        return analysis.verdicts().stream().map(Verdict::ply).toList();
    }

    private static int count(Analysis analysis, boolean byBot) {
        return analysis.shares().stream()
                .filter(share -> share.actor() == 0 && share.byBot() == byBot)
                .mapToInt(Share::count)
                .sum();
    }

    private static double sumOfSteps(Analysis analysis) {
        return analysis.steps().stream()
                .mapToDouble(step -> step.change().amount())
                .sum();
    }

    private static double sumOfShares(Analysis analysis) {
        return analysis.shares().stream()
                .mapToDouble(share -> share.change().amount())
                .sum();
    }

    @Test
    void what_everybody_wins_is_always_one_win() {
        Replay replay = played(3, 1, new RandomPlayer());
        List<Analysis> all =
                List.of(analysed(replay, 0, FUTURES), analysed(replay, 1, FUTURES), analysed(replay, 2, FUTURES));

        for (int index = 0; index < all.getFirst().steps().size(); index++) {
            int step = index;
            assertThat(all.stream()
                            .mapToDouble(analysis -> analysis.steps().get(step).before())
                            .sum())
                    .isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void the_parts_of_a_game_follow_one_another_without_a_gap_and_luck_is_apart_from_choices() {
        Replay replay = played(2, 2, new RandomPlayer());
        State state = game.newState(replay.setup());

        int ply = 0;
        for (Step step : analysed(replay, 0, 2).steps()) {
            Stretch stretch = step.stretch();
            assertThat(stretch.from()).isEqualTo(ply);
            for (; ply < stretch.to(); ply++) {
                assertThat(stretch.actor()).isEqualTo(state.actor());
                state.apply(replay.codes().get(ply));
            }
        }
        assertThat(ply).isEqualTo(replay.codes().size());
    }

    @Test
    void the_same_futures_give_the_same_analysis_and_others_another_one() {
        Replay replay = played(2, 3, new RandomPlayer());

        assertThat(analysed(replay, 0, FUTURES)).isEqualTo(analysed(replay, 0, FUTURES));
        assertThat(analysed(replay, 0, FUTURES)).isNotEqualTo(analysed(replay, 0, FUTURES + 1));
    }

    @Test
    void a_future_is_looked_at_bit_by_bit_for_all_positions_and_then_for_one_choice_after_the_other() {
        var analyst = new Analyst(game, played(2, 3, new RandomPlayer()), 0, new RandomPlayer(), 5);
        int looks = 0;
        while (analyst.futures() < 1) {
            analyst.look();
            looks++;
        }

        assertThat(analyst.analysis().verdicts()).hasSizeGreaterThan(2).hasSize(looks - 1);
    }

    @Test
    void a_choice_that_gives_the_game_away_is_the_costliest() {
        // By chance alone such a choice is found in nearly every game; a strong player makes fewer.
        double careless = 0;
        double careful = 0;
        for (int number = 0; number < 12; number++) {
            careless += lost(analysed(played(2, number, new RandomPlayer()), 0, FUTURES));
            careful += lost(analysed(played(2, number, new SearchPlayer(100)), 0, FUTURES));
        }

        assertThat(careless).isGreaterThan(2 * careful);
    }

    private static double lost(Analysis analysis) {
        return analysis.verdicts().stream().mapToDouble(Verdict::lost).sum();
    }

    @Test
    void the_costliest_choices_are_told_in_the_order_of_what_they_cost() {
        Analysis analysis = IntStream.range(0, 60)
                .mapToObj(number -> analysed(played(2, number, new RandomPlayer()), 0, Analyst.ENOUGH))
                .filter(each -> each.costliest(3).size() > 1)
                .findFirst()
                .orElseThrow();

        assertThat(analysis.costliest(1)).hasSize(1);
        assertThat(analysis.costliest(99))
                .isSortedAccordingTo((one, other) -> Double.compare(other.lost(), one.lost()))
                .allSatisfy(verdict -> assertThat(verdict.options()).contains(verdict.chosen()))
                .allSatisfy(verdict -> assertThat(verdict.lost())
                        .isGreaterThan(2 * verdict.cost().error()));
    }

    @Test
    void the_costliest_are_looked_at_until_they_are_known_well() {
        var analyst = new Analyst(game, played(2, 3, new RandomPlayer()), 0, new RandomPlayer(), 5);
        while (!analyst.isDone()) {
            analyst.look();
        }

        Analysis analysis = analyst.analysis();

        assertThat(analysis.futures()).isEqualTo(Analyst.ENOUGH);
        assertThat(analysis.costliest(3))
                .isNotEmpty()
                .allSatisfy(verdict -> assertThat(verdict.cost().error()).isLessThanOrEqualTo(0.01));
    }

    @Test
    void what_is_called_costly_is_so_with_another_luck_as_well() {
        for (int number = 0; number < 6; number++) {
            Replay replay = played(2, number, new RandomPlayer());
            Analysis one = done(replay, 5);
            Analysis other = done(replay, 6);

            one.costliest(3)
                    .forEach(costly -> assertThat(other.verdicts())
                            .filteredOn(verdict -> verdict.ply() == costly.ply())
                            .singleElement()
                            .satisfies(verdict -> assertThat(verdict.lost()).isPositive()));
        }
    }

    private Analysis done(Replay replay, long seed) {
        var analyst = new Analyst(game, replay, 0, new RandomPlayer(), seed);
        while (!analyst.isDone()) {
            analyst.look();
        }
        return analyst.analysis();
    }

    @Test
    void a_game_that_is_not_over_and_a_seat_that_there_is_not_are_refused() {
        Replay replay = played(2, 5, new RandomPlayer());
        int[] half =
                replay.codes().stream().limit(3).mapToInt(Integer::intValue).toArray();
        Replay broken = Replay.of(game, replay.setup(), Optional.empty(), List.of(), half);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> analysed(broken, 0, 1))
                .withMessageContaining("over");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> analysed(replay, 2, 1))
                .withMessageContaining("0 to 1");
    }
}
