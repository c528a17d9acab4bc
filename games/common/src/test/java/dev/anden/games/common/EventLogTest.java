package dev.anden.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Event;
import org.junit.jupiter.api.Test;

class EventLogTest {
    private record Rung(int times) implements Event {}

    @Test
    void a_log_is_closed_until_somebody_listens_and_then_keeps_the_order() {
        var log = new EventLog();

        assertThat(log.isOpen()).isFalse();
        log.open();
        log.add(new Rung(2));
        log.add(new Rung(1));
        assertThat(log.isOpen()).isTrue();
        assertThat(log.events()).containsExactly(new Rung(2), new Rung(1));
    }
}
