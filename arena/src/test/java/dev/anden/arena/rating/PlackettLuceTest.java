package dev.anden.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {
    private static final double EXACT = 1e-9;

    private static final Rating ADA = new Rating(29.182, 4.782);
    private static final Rating BOB = new Rating(27.174, 4.922);
    private static final Rating CAI = new Rating(16.672, 6.217);
    private static final Rating NEW = Rating.UNKNOWN;

    /// The numbers of `parity-plackett-luce.test.ts` of openskill.js 5.0.1, "matches Python for a four-way
    /// free-for-all at default hyperparameters" (openskill.py 6.2.0).
    @Test
    void four_players_get_the_numbers_that_both_libraries_publish() {
        assertAfter(
                List.of(ADA, BOB, CAI, NEW),
                List.of(1, 2, 3, 4),
                new Rating(30.210227447000438, 4.765617924939384),
                new Rating(27.644725221915632, 4.883479590134575),
                new Rating(17.4036218889969, 6.101259408259549),
                new Rating(19.21460876538932, 7.854669920480409));
    }

    /// The numbers of `plackett-luce.test.ts` of openskill.js 5.0.1 for two, three and five, which leaves out that
    /// skill changes between games: so these begin with a deviation from which that is taken.
    @Test
    void two_three_and_five_newcomers_get_the_published_numbers() {
        Rating newcomer = new Rating(25, Math.sqrt(625.0 / 9 - 1.0 / 144));
        assertAfter(
                Collections.nCopies(2, newcomer),
                List.of(1, 2),
                new Rating(27.63523138347365, 8.065506316323548),
                new Rating(22.36476861652635, 8.065506316323548));
        assertAfter(
                Collections.nCopies(3, newcomer),
                List.of(1, 2, 3),
                new Rating(27.868876552746237, 8.204837030780652),
                new Rating(25.717219138186557, 8.057829747583874),
                new Rating(21.413904309067206, 8.057829747583874));
        assertAfter(
                Collections.nCopies(5, newcomer),
                List.of(1, 2, 3, 4, 5),
                new Rating(27.666666666666668, 8.290556877154474),
                new Rating(26.833333333333332, 8.240145629781066),
                new Rating(25.72222222222222, 8.179996679645559),
                new Rating(24.055555555555557, 8.111796013701358),
                new Rating(20.72222222222222, 8.111796013701358));
    }

    /// Worked out by `rate` of openskill.js 5.0.1 with its defaults.
    @Test
    void tied_players_get_the_numbers_of_openskill() {
        assertAfter(
                List.of(new Rating(30, 4), new Rating(20, 7)),
                List.of(1, 1),
                new Rating(29.629240350598202, 3.9755148740993143),
                new Rating(21.135119672810628, 6.7594538829311395));
        assertAfter(
                List.of(ADA, BOB, CAI),
                List.of(1, 2, 2),
                new Rating(30.239573212878213, 4.742441153336761),
                new Rating(25.945683688882493, 4.841702773569051),
                new Rating(16.844179405144015, 6.059175225103667));
        assertAfter(
                List.of(ADA, BOB, CAI, NEW, new Rating(31, 2)),
                List.of(3, 1, 3, 2, 1),
                new Rating(27.902087820418153, 4.738963805285782),
                new Rating(27.62429711238754, 4.910131441993601),
                new Rating(16.374939395241775, 6.1256033499558),
                new Rating(27.093738394382736, 8.096163092149098),
                new Rating(31.059740683753073, 2.0013290209848784));
    }

    @Test
    void it_does_not_matter_who_sits_where() {
        List<Rating> ratings = List.of(ADA, BOB, CAI, NEW);
        List<Integer> ranks = List.of(2, 1, 2, 4);
        List<Rating> after = PlackettLuce.after(ratings, ranks);
        for (int turn = 1; turn < ratings.size(); turn++) {
            List<Rating> turned = PlackettLuce.after(rotated(ratings, turn), rotated(ranks, turn));
            assertClose(turned, rotated(after, turn));
        }
    }

    @Test
    void ranks_tell_an_order_and_nothing_else() {
        List<Rating> ratings = List.of(ADA, BOB, CAI);
        assertThat(PlackettLuce.after(ratings, List.of(1, 5, 9)))
                .isEqualTo(PlackettLuce.after(ratings, List.of(1, 2, 3)));
    }

    @Test
    void a_game_makes_everybody_of_whom_little_is_known_surer() {
        for (int seats = 2; seats <= 5; seats++) {
            List<Integer> ranks = IntStream.rangeClosed(1, seats).boxed().toList();
            assertThat(PlackettLuce.after(Collections.nCopies(seats, NEW), ranks))
                    .allMatch(rating -> rating.deviation() < NEW.deviation());
        }
    }

    @Test
    void equals_who_share_a_game_stay_equal_and_a_better_rank_is_never_worth_less() {
        assertThat(PlackettLuce.after(List.of(NEW, NEW), List.of(1, 1)))
                .allSatisfy(rating -> assertThat(rating.mean()).isEqualTo(25, within(EXACT)));
        List<Rating> after = PlackettLuce.after(Collections.nCopies(4, NEW), List.of(1, 2, 2, 4));
        assertThat(after.get(0).mean()).isGreaterThan(after.get(1).mean());
        assertThat(after.get(1).mean())
                .isEqualTo(after.get(2).mean())
                .isGreaterThan(after.get(3).mean());
    }

    @Test
    void to_beat_somebody_strong_is_worth_more_than_to_beat_somebody_weak() {
        double strong = PlackettLuce.after(List.of(NEW, new Rating(35, 2)), List.of(1, 2))
                .getFirst()
                .mean();
        double weak = PlackettLuce.after(List.of(NEW, new Rating(15, 2)), List.of(1, 2))
                .getFirst()
                .mean();
        assertThat(strong).isGreaterThan(weak + 1);
    }

    @Test
    void whoever_always_loses_ends_below_whoever_always_wins_and_nobody_leaves_the_numbers() {
        Rating winner = NEW;
        Rating loser = NEW;
        for (int game = 0; game < 10_000; game++) {
            List<Rating> after = PlackettLuce.after(List.of(winner, loser), List.of(1, 2));
            winner = after.get(0);
            loser = after.get(1);
        }
        assertThat(winner.points()).isGreaterThan(loser.points());
        assertThat(winner.deviation()).isPositive().isLessThan(NEW.deviation());
    }

    @Test
    void the_number_for_people_begins_at_a_thousand_and_is_provisional_for_about_ten_games() {
        Rating rating = NEW;
        assertThat(rating.points()).isEqualTo(1_000);
        int games = 0;
        while (rating.isProvisional()) {
            rating = PlackettLuce.after(List.of(rating, new Rating(25, 2)), List.of(1 + games % 2, 2 - games % 2))
                    .getFirst();
            games++;
        }
        assertThat(games).isBetween(8, 12);
    }

    @Test
    void nobody_plays_alone_and_everybody_has_a_rank() {
        assertThatThrownBy(() -> PlackettLuce.after(List.of(NEW), List.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PlackettLuce.after(List.of(NEW, NEW), List.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Rating(25, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static <T> List<T> rotated(List<T> list, int by) {
        var rotated = new ArrayList<>(list);
        Collections.rotate(rotated, by);
        return rotated;
    }

    private static void assertAfter(List<Rating> before, List<Integer> ranks, Rating... expected) {
        assertClose(PlackettLuce.after(before, ranks), List.of(expected));
    }

    private static void assertClose(List<Rating> found, List<Rating> expected) {
        assertThat(found).hasSameSizeAs(expected);
        for (int player = 0; player < found.size(); player++) {
            assertThat(found.get(player).mean())
                    .as("mean of %d", player)
                    .isCloseTo(expected.get(player).mean(), within(EXACT));
            assertThat(found.get(player).deviation())
                    .as("deviation of %d", player)
                    .isCloseTo(expected.get(player).deviation(), within(EXACT));
        }
    }
}
