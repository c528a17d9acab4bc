package dev.anden.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BradleyTerryTest {
    @Test
    void ten_wins_for_each_loss_are_400_points() {
        double[][] points = {{0, 1_000_000}, {100_000, 0}};
        double[][] games = {{0, 1_100_000}, {1_100_000, 0}};

        assertThat(BradleyTerry.strengths(points, games, 1)[0]).isCloseTo(400, within(0.01));
        assertThat(BradleyTerry.strengths(points, games, 0)[1]).isCloseTo(-400, within(0.01));
    }

    @Test
    void strengths_explain_all_pairs_at_once() {
        double[][] points = {{0, 70, 90}, {30, 0, 75}, {10, 25, 0}};
        double[][] games = {{0, 100, 100}, {100, 0, 100}, {100, 100, 0}};
        double[] strengths = BradleyTerry.strengths(points, games, 2);

        // Where the likelihood is highest, each got as much as its strengths let expect, with the tie that each pair
        // is given.
        for (int bot = 0; bot < 3; bot++) {
            double got = 0;
            double expected = 0;
            for (int other = 0; other < 3; other++) {
                if (other != bot) {
                    got += points[bot][other] + 0.5;
                    expected += 101 / (1 + Math.pow(10, (strengths[other] - strengths[bot]) / 400));
                }
            }
            assertThat(expected).isCloseTo(got, within(1e-6));
        }
        assertThat(strengths[2]).isZero();
    }

    @Test
    void whoever_never_lost_has_a_strength_too() {
        double[][] points = {{0, 200}, {0, 0}};
        double[][] games = {{0, 200}, {200, 0}};

        assertThat(BradleyTerry.strengths(points, games, 1)[0]).isBetween(900.0, 1_200.0);
    }
}
