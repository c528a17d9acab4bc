package dev.anden.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// What a bot may spend on a choice.
class BudgetTest {
    @Test
    void two_budgets_together_end_with_whichever_is_spent_first() {
        var clock = new AtomicLong();
        Budget both = Budget.positions(100).and(Budget.time(clock::get, 50));

        assertThat(both.allows(99)).isTrue();
        assertThat(both.allows(100)).isFalse();
        clock.set(50);
        assertThat(both.allows(1)).isFalse();
    }

    @Test
    void one_budget_or_another_lasts_as_long_as_either() {
        var clock = new AtomicLong();
        Budget either = Budget.positions(10).or(Budget.time(clock::get, 50));

        assertThat(either.allows(10)).isTrue();
        clock.set(50);
        assertThat(either.allows(9)).isTrue();
        assertThat(either.allows(10)).isFalse();
    }
}
