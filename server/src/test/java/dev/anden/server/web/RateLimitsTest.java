package dev.anden.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.RequestRefused;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RateLimitsTest {
    @Test
    void whose_address_has_asked_too_much_is_not_asked_for_who_it_is() {
        var limits = new RateLimits(Limits.DEFAULT, () -> Instant.EPOCH);
        var asked = new AtomicInteger();

        assertThatThrownBy(() -> {
                    for (int number = 0; number < 1_000_000; number++) {
                        limits.requireRequest(
                                () -> {
                                    asked.incrementAndGet();
                                    return Optional.empty();
                                },
                                "192.0.2.7");
                    }
                })
                .isInstanceOf(RequestRefused.class);

        int before = asked.get();
        assertThatThrownBy(() -> limits.requireRequest(
                        () -> {
                            asked.incrementAndGet();
                            return Optional.empty();
                        },
                        "192.0.2.7"))
                .isInstanceOf(RequestRefused.class);
        assertThat(asked).hasValue(before);
    }
}
