package dev.anden.server.table.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PausingTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private final AtomicLong now = new AtomicLong();
    private final Pausing pausing = new Pausing(() -> Instant.ofEpochMilli(now.get()));

    @Test
    void one_pause_after_the_other_holds_bots_up_no_longer_than_the_longest_one_could() {
        pausing.begin(0, LONG);
        pass(Duration.ofSeconds(19));
        pausing.begin(1, LONG);
        assertThat(left()).isEqualTo(Duration.ofSeconds(11));
        pass(Duration.ofSeconds(10));
        pausing.begin(2, LONG);
        assertThat(left()).isEqualTo(Duration.ofSeconds(1));
        pass(Duration.ofSeconds(1));
        assertThat(pausing.now()).isEmpty();
    }

    @Test
    void who_chooses_when_bots_have_acted_has_all_of_the_time_again() {
        pausing.begin(0, LONG);
        pass(Duration.ofSeconds(19));
        pausing.end();
        pausing.begin(0, LONG);

        assertThat(left()).isEqualTo(LONG);
    }

    private Duration left() {
        return pausing.now().orElseThrow().left();
    }

    private void pass(Duration time) {
        now.addAndGet(time.toMillis());
    }
}
