package dev.anden.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class RandomStreamTest {
    /// The published test vector of ChaCha with 8 rounds and a key of 256 zero bits.
    @Test
    void the_first_block_is_that_of_the_published_test_vector() {
        var stream = new RandomStream(new long[4], 0);
        ByteBuffer bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        for (int word = 0; word < 8; word++) {
            bytes.putLong(stream.next());
        }
        assertThat(HexFormat.of().formatHex(bytes.array()))
                .isEqualTo("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                        + "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
    }

    @Test
    void any_number_can_be_computed_without_those_before_it() {
        var stream = RandomStream.ofSeed(7, 3, RandomStream.CHANCE);
        var values = new long[100];
        for (int position = 0; position < values.length; position++) {
            values[position] = stream.next();
        }
        for (int position = values.length - 1; position >= 0; position -= 7) {
            stream.seek(position);
            assertThat(stream.next()).isEqualTo(values[position]);
            assertThat(stream.position()).isEqualTo(position + 1);
        }
    }

    @Test
    void streams_of_one_key_differ() {
        assertThat(RandomStream.ofSeed(1, 0, 0).next())
                .isNotEqualTo(RandomStream.ofSeed(1, 0, 1).next())
                .isNotEqualTo(RandomStream.ofSeed(1, 1, 0).next())
                .isNotEqualTo(RandomStream.ofSeed(2, 0, 0).next());
    }

    @Test
    void numbers_below_a_bound_are_spread_evenly() {
        var stream = RandomStream.ofSeed(42, 0, 0);
        var counts = new int[6];
        for (int draw = 0; draw < 60_000; draw++) {
            counts[stream.below(6)]++;
        }
        for (int count : counts) {
            // Five standard deviations of a fair die's count: sqrt(60,000 · 1/6 · 5/6) = 91.
            assertThat(count).isBetween(10_000 - 456, 10_000 + 456);
        }
    }

    @Test
    void a_restarted_stream_begins_anew() {
        var stream = RandomStream.ofSeed(5, 0, 0);
        long first = stream.next();
        stream.next();
        stream.restart(new long[] {5, 0, 0, 0}, 0);
        assertThat(stream.next()).isEqualTo(first);
    }

    @Test
    void what_makes_no_sense_is_refused() {
        var stream = RandomStream.ofSeed(5, 0, 0);
        assertThatThrownBy(() -> stream.below(0)).hasMessageContaining("1 or more");
        assertThatThrownBy(() -> stream.seek(-1)).hasMessageContaining("0 or more");
        assertThatThrownBy(() -> new RandomStream(new long[3], 0)).hasMessageContaining("four words");
    }
}
