package dev.anden.games.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RaceTest {
    private static final int HABIT = 0;
    private static final int OTHER = 1;
    private static final double NEGLIGIBLE = 0.002;

    private final Random luck = new Random(1);

    @Test
    void the_habit_is_chosen_as_long_as_few_deals_were_seen() {
        var race = new Race(2, NEGLIGIBLE);
        deal(race, 7, 0.4, 0.9);

        assertThat(race.best()).isEqualTo(HABIT);
        assertThat(race.isDecided()).isFalse();
    }

    @Test
    void what_is_better_in_every_deal_is_chosen_and_ends_the_race() {
        var race = new Race(2, NEGLIGIBLE);
        deal(race, 8, 0.4, 0.9);

        assertThat(race.best()).isEqualTo(OTHER);
        assertThat(race.isDecided()).isTrue();
    }

    @Test
    void what_is_better_by_luck_alone_is_not_chosen() {
        int changes = 0;
        for (int number = 0; number < 200; number++) {
            var race = new Race(2, NEGLIGIBLE);
            for (int deal = 0; deal < 50 && !race.isDecided(); deal++) {
                deal(race, 1, luck.nextDouble(), luck.nextDouble());
            }
            changes += race.best() == OTHER ? 1 : 0;
        }
        assertThat(changes).isLessThan(30);
    }

    @Test
    void when_deals_have_doubled_the_worse_part_leaves_but_never_the_habit() {
        var race = new Race(6, NEGLIGIBLE);
        for (int deal = 0; deal < 8; deal++) {
            double even = deal % 2 == 0 ? 0.3 : -0.3;
            for (int action = 0; action < 6; action++) {
                race.add(action, 0.4 + 0.02 * action + (action % 2 == 0 ? even : -even));
            }
            race.endDeal();
        }
        assertThat(race.isRunning(HABIT)).isTrue();
        assertThat(race.isRunning(1)).isFalse();
        assertThat(race.isRunning(2)).isFalse();
        assertThat(race.isRunning(5)).isTrue();
    }

    @Test
    void an_action_that_comes_to_the_same_in_all_deals_leaves() {
        var race = new Race(2, NEGLIGIBLE);
        deal(race, 8, 0.5, 0.5);

        assertThat(race.isDecided()).isTrue();
        assertThat(race.best()).isEqualTo(HABIT);
    }

    @Test
    void a_race_ends_where_no_more_is_allowed() {
        var tried = new AtomicInteger();
        int best = new Race(2, NEGLIGIBLE).run(new Race.Deals() {
            @Override
            public void next() {}

            @Override
            public boolean allowsMore() {
                return tried.get() < 5;
            }

            @Override
            public double valueOf(int action) {
                tried.incrementAndGet();
                return action;
            }
        });

        assertThat(best).as("too few deals for another than the habit").isEqualTo(HABIT);
        assertThat(tried).hasValue(5);
    }

    @Test
    void what_is_expected_to_be_better_is_chosen_before_any_deal_was_seen() {
        assertThat(expecting(0.1, 0.03).best()).isEqualTo(OTHER);
    }

    @Test
    void what_is_hardly_expected_to_be_better_is_not_chosen() {
        assertThat(expecting(0.01, 0.03).best()).isEqualTo(HABIT);
    }

    @Test
    void what_is_surely_expected_to_be_worse_never_runs() {
        var race = expecting(-0.1, 0.03);

        assertThat(race.isRunning(OTHER)).isFalse();
        assertThat(race.isDecided()).isTrue();
    }

    @Test
    void what_was_expected_counts_less_the_more_deals_were_seen() {
        var race = expecting(0.05, 0.03);
        for (int deal = 0; deal < 4; deal++) {
            deal(race, 1, 0.5, 0.47);
        }
        assertThat(race.best()).isEqualTo(OTHER);
        for (int deal = 0; deal < 60; deal++) {
            deal(race, 1, 0.5, 0.47);
        }
        assertThat(race.best()).isEqualTo(HABIT);
    }

    @Test
    void where_nothing_is_known_of_an_action_only_deals_count() {
        assertThat(Expectation.NONE.weight()).isZero();
    }

    private static Race expecting(double lead, double doubt) {
        return new Race(new Expectation[] {new Expectation(0, 0), new Expectation(lead, doubt)}, NEGLIGIBLE);
    }

    private static void deal(Race race, int deals, double... values) {
        for (int deal = 0; deal < deals; deal++) {
            for (int action = 0; action < values.length; action++) {
                if (race.isRunning(action)) {
                    race.add(action, values[action]);
                }
            }
            race.endDeal();
        }
    }
}
