package dev.anden.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HashMixTest {
    /// The first outputs of SplitMix64 from the seed 1234567, as published with its reference implementation.
    @Test
    void it_is_the_finaliser_of_split_mix() {
        assertThat(HashMix.mix(1234567)).isEqualTo(6457827717110365317L);
        assertThat(HashMix.mix(1234567 + HashMix.START)).isEqualTo(3203168211198807973L);
    }

    @Test
    void one_bit_of_a_field_changes_about_half_of_the_hash() {
        Set<Long> seen = new HashSet<>();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            long changed = HashMix.mix(HashMix.START) ^ HashMix.mix(HashMix.START ^ 1L << bit);
            assertThat(Long.bitCount(changed)).isBetween(14, 50);
            seen.add(changed);
        }
        assertThat(seen).hasSize(Long.SIZE);
    }
}
