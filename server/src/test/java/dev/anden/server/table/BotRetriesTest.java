package dev.anden.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.dao.QueryTimeoutException;

class BotRetriesTest {
    private final List<Duration> pauses = new ArrayList<>();
    private int attempts;

    @Test
    void what_could_not_be_saved_is_tried_again_less_and_less_often_for_about_five_minutes() throws Exception {
        boolean over = BotRetries.persist(() -> fail(ProblemCode.NOT_SAVED), pauses::add);

        assertThat(over).isFalse();
        assertThat(attempts).isEqualTo(Retries.MOST + 1);
        assertThat(pauses)
                .startsWith(seconds(1), seconds(2), seconds(4))
                .isSorted()
                .endsWith(seconds(60));
        assertThat(pauses.stream().reduce(Duration.ZERO, Duration::plus))
                .isBetween(Duration.ofMinutes(4), Duration.ofMinutes(6));
    }

    @Test
    void a_database_that_is_away_for_a_minute_is_waited_for() throws Exception {
        boolean over = BotRetries.persist(
                () -> {
                    if (pauses.stream().reduce(Duration.ZERO, Duration::plus).compareTo(seconds(60)) < 0) {
                        throw new QueryTimeoutException("away");
                    }
                },
                pauses::add);

        assertThat(over).isTrue();
    }

    @Test
    void what_is_refused_for_good_is_not_tried_again() throws Exception {
        boolean over = BotRetries.persist(() -> fail(ProblemCode.TABLE_DAMAGED), pauses::add);

        assertThat(over).isTrue();
        assertThat(attempts).isEqualTo(1);
        assertThat(pauses).isEmpty();
    }

    @Test
    void what_no_time_mends_is_thrown_at_once() {
        assertThatThrownBy(() -> BotRetries.persist(
                        () -> {
                            throw new IllegalStateException("broken");
                        },
                        pauses::add))
                .hasMessage("broken");
        assertThat(pauses).isEmpty();
    }

    private void fail(ProblemCode code) {
        attempts++;
        throw new RequestRefused(code, "No.");
    }

    private static Duration seconds(int number) {
        return Duration.ofSeconds(number);
    }
}
