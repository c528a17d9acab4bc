package dev.anden.server.store.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.node.Uptime.Run;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UptimeTest {
    private final Uptime uptime =
            new Uptime(List.of(new Run(1_000, 5_000), new Run(9_000, 9_500), new Run(10_000, 10_000)));

    @Test
    void time_between_two_runs_is_not_counted() {
        assertThat(uptime.applyAsLong(4_000)).isEqualTo(4_000);
        assertThat(uptime.applyAsLong(9_100) - uptime.applyAsLong(4_000)).isEqualTo(1_100);
        assertThat(uptime.applyAsLong(12_000) - uptime.applyAsLong(4_000)).isEqualTo(1_000 + 500 + 2_000);
    }

    @Test
    void it_stands_in_a_gap_and_never_goes_back() {
        assertThat(uptime.applyAsLong(5_000)).isEqualTo(5_000);
        assertThat(uptime.applyAsLong(7_000)).isEqualTo(5_000);
        assertThat(uptime.applyAsLong(9_000)).isEqualTo(5_000);
        for (long at = 0; at < 12_000; at += 100) {
            assertThat(uptime.applyAsLong(at + 100)).isGreaterThanOrEqualTo(uptime.applyAsLong(at));
        }
    }

    @Test
    void a_clock_that_was_put_back_between_two_runs_makes_no_gap() {
        var put = new Uptime(List.of(new Run(1_000, 5_000), new Run(4_000, 4_000)));

        assertThat(put.applyAsLong(6_000)).isEqualTo(6_000);
    }

    @Test
    void what_a_clock_jumps_over_while_a_server_runs_is_not_counted() {
        Uptime slept = uptime.jumped(20_000, 90_000);

        assertThat(slept.applyAsLong(90_000)).isEqualTo(uptime.applyAsLong(20_000));
        assertThat(slept.applyAsLong(50_000)).isEqualTo(uptime.applyAsLong(20_000));
        assertThat(slept.applyAsLong(91_000)).isEqualTo(uptime.applyAsLong(21_000));
        assertThat(slept.applyAsLong(19_000)).isEqualTo(uptime.applyAsLong(19_000));
    }

    @Test
    void a_clock_that_was_ahead_for_a_moment_leaves_nothing_behind() {
        Uptime ahead = uptime.jumped(20_000, 9_000_000);
        Uptime right = ahead.jumped(9_000_500, 20_500);

        assertThat(right.applyAsLong(21_500)).isEqualTo(uptime.applyAsLong(21_000));
        assertThat(right.runs()).endsWith(new Run(10_000, 20_000), new Run(20_500, 20_500));
    }

    @Test
    void a_clock_that_is_put_back_within_a_run_makes_no_gap() {
        Uptime put = uptime.jumped(20_000, 15_000);

        assertThat(put.applyAsLong(16_000)).isEqualTo(uptime.applyAsLong(16_000));
        assertThat(put.applyAsLong(25_000)).isEqualTo(uptime.applyAsLong(25_000));
    }

    @Test
    void a_run_that_begins_forgets_those_that_began_far_ahead_of_it() {
        Uptime begun = uptime.jumped(20_000, 9_000_000).begun(30_000);

        assertThat(begun.runs()).endsWith(new Run(10_000, 20_000), new Run(30_000, 30_000));
        assertThat(begun.applyAsLong(31_000)).isEqualTo(uptime.applyAsLong(21_000));
    }

    @Test
    void a_run_that_begins_by_a_clock_that_was_put_right_a_little_forgets_nothing() {
        Uptime begun = uptime.begun(9_700);

        assertThat(begun.runs())
                .containsExactly(
                        new Run(1_000, 5_000), new Run(9_000, 9_500), new Run(9_700, 9_700), new Run(10_000, 10_000));
    }

    @Test
    void the_first_run_of_all_begins_and_one_by_a_clock_that_knows_no_time_does_not() {
        Run first = new Run(500, 500);
        var late = new Uptime(List.of(new Run(50_000_000, 50_000_000)));

        assertThat(Uptime.ALWAYS.begun(500).runs()).containsExactly(first);
        assertThat(late.begun(500)).isSameAs(late);
    }

    @Test
    void a_clock_that_knows_no_time_yet_changes_nothing_until_it_is_told() {
        Uptime unset = uptime.jumped(12_000, 500);
        Uptime told = unset.jumped(700, 50_000);

        assertThat(unset).isEqualTo(uptime);
        assertThat(told.applyAsLong(50_000)).isEqualTo(uptime.applyAsLong(10_000));
    }

    @Test
    void of_too_many_runs_the_oldest_become_one_and_what_is_counted_since_then_stays_as_it_was() {
        List<Run> many = new ArrayList<>();
        for (int number = 0; number < 3 * Uptime.MOST; number++) {
            long began = 10_000L * number;
            // Now and then the clock was put back between two runs.
            many.add(new Run(began, began + (number % 7 == 0 ? 12_000 : 4_000)));
        }
        var apart = new Uptime(many);
        long now = many.getLast().alive() + 3_000;

        Uptime joined = apart.jumped(now - 1_000, now);

        assertThat(joined.runs()).hasSize(Uptime.MOST);
        assertThat(joined.latestRun()).hasValue(now);
        assertThat(joined.runs().get(1).began()).isGreaterThan(10_000L * 2 * Uptime.MOST);
        for (long at = joined.runs().get(1).began(); at < now - 1_000; at += 500) {
            assertThat(joined.applyAsLong(at)).isEqualTo(apart.applyAsLong(at));
        }
        for (long at = 0; at < now; at += 500) {
            assertThat(joined.applyAsLong(at + 500)).isGreaterThanOrEqualTo(joined.applyAsLong(at));
        }
    }
}
