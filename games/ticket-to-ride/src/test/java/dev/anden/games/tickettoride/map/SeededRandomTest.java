package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeededRandomTest {
    /// The first number of the published generator for seed 0.
    private static final long FIRST_OF_SEED_ZERO = 0xE220A8397B1DCDAFL;

    @Test
    void the_stream_is_split_mix_64() {
        assertThat(new SeededRandom(0).fraction()).isEqualTo((FIRST_OF_SEED_ZERO >>> 11) * 0x1.0p-53);
    }

    @Test
    void numbers_stay_below_their_bound() {
        SeededRandom random = new SeededRandom(7);
        for (int draw = 0; draw < 1000; draw++) {
            assertThat(random.below(5)).isBetween(0, 4);
            assertThat(random.swing()).isBetween(-1.0, 1.0);
        }
    }
}
