package dev.anden.server.store.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SlowAnswersTest {
    private final AtomicLong time = new AtomicLong();
    private final AtomicInteger asked = new AtomicInteger();
    private final SlowAnswers<String, Integer> answers = new SlowAnswers<>(time::get);

    @Test
    void what_takes_long_is_asked_again_after_a_while() {
        assertThat(ask(SlowAnswers.LONG)).isEqualTo(1);
        assertThat(ask(SlowAnswers.LONG)).isEqualTo(1);

        time.addAndGet(SlowAnswers.KEPT.plusMillis(1).toNanos());
        assertThat(ask(SlowAnswers.LONG)).isEqualTo(2);
    }

    @Test
    void what_is_quick_is_asked_each_time() {
        assertThat(ask(Duration.ofMillis(199))).isEqualTo(1);
        assertThat(ask(Duration.ofMillis(199))).isEqualTo(2);
    }

    private int ask(Duration takes) {
        return answers.of("key", () -> {
            time.addAndGet(takes.toNanos());
            return asked.incrementAndGet();
        });
    }
}
