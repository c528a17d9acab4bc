package dev.anden.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class TokenBucketsTest {
    /// How many groups of addresses one gets with a network of IPv6.
    private static final int NETWORK = 65_536;

    private final TokenBuckets slow = new TokenBuckets(new Limits.Rate(1, 0.005), () -> Instant.EPOCH);

    @Test
    void whoever_has_used_a_slow_bucket_up_is_not_forgotten_for_all_the_addresses_of_one_network() {
        assertThat(slow.take("somebody")).isTrue();
        for (int number = 0; number < NETWORK; number++) {
            assertThat(slow.take("2001:db8:" + number)).isTrue();
        }

        assertThat(slow.take("somebody")).isFalse();
    }
}
