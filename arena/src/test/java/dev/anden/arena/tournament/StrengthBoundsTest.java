package dev.anden.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class StrengthBoundsTest {
    private static final long DEALS = 10;

    /// Everything of ten deals is at least 72.25 % of all of them, by Wilson's interval.
    private static final double LEAST = 400 * Math.log10(0.7225 / 0.2775);

    @Test
    void who_beat_the_anchor_always_is_open_upwards_from_wilsons_bound() {
        var bounds = new StrengthBounds(new double[][] {{0, 0}, {20, 0}}, games(2), 0, DEALS);

        Estimate stronger = bounds.of(1, 645).orElseThrow();
        assertThat(stronger.low()).isCloseTo(LEAST, within(1.0));
        assertThat(stronger.high()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(stronger.method()).isEqualTo(Estimate.Method.WILSON);
        assertThat(bounds.of(0, 0)).isEmpty();
    }

    @Test
    void who_never_beat_the_anchor_is_open_downwards() {
        var bounds = new StrengthBounds(new double[][] {{0, 20}, {0, 0}}, games(2), 0, DEALS);

        Estimate weaker = bounds.of(1, -645).orElseThrow();
        assertThat(weaker.low()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(weaker.high()).isCloseTo(-LEAST, within(1.0));
    }

    /// The first two beat one another, and the third always: as the anchor it leaves both open, and neither of them
    /// leaves the other one open.
    @Test
    void only_what_lies_between_those_who_did_not_beat_one_another_is_open() {
        double[][] points = {{0, 12, 20}, {8, 0, 20}, {0, 0, 0}};

        var seenFromBelow = new StrengthBounds(points, games(3), 2, DEALS);
        assertThat(seenFromBelow.of(0, 900).orElseThrow().low()).isBetween(LEAST, LEAST + 70);
        assertThat(seenFromBelow.of(1, 830).orElseThrow().low()).isBetween(LEAST - 70, LEAST);
        var seenFromAbove = new StrengthBounds(points, games(3), 0, DEALS);
        assertThat(seenFromAbove.of(1, -70)).isEmpty();
        assertThat(seenFromAbove.of(2, -900).orElseThrow().high()).isBetween(-LEAST - 70, -LEAST);
    }

    /// Who beat somebody who beat the anchor is no stronger than that allows, though it always beat the anchor itself.
    @Test
    void a_loss_to_somebody_whom_the_anchor_beat_limits_a_strength() {
        double[][] points = {{0, 5, 0}, {15, 0, 4}, {20, 16, 0}};

        assertThat(new StrengthBounds(points, games(3), 0, DEALS).of(2, 500)).isEmpty();
    }

    @Test
    void a_bound_is_never_beyond_the_strength_itself() {
        var bounds = new StrengthBounds(new double[][] {{0, 0}, {20, 0}}, games(2), 0, DEALS);

        assertThat(bounds.of(1, 100).orElseThrow().low()).isEqualTo(100);
    }

    private static double[][] games(int bots) {
        var games = new double[bots][bots];
        for (int bot = 0; bot < bots; bot++) {
            for (int other = 0; other < bots; other++) {
                games[bot][other] = bot == other ? 0 : 2.0 * DEALS;
            }
        }
        return games;
    }
}
