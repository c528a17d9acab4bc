package dev.anden.browser.substitute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever stands in for a method of Java does what that does.
class SubstitutesTest {
    private static final int NUMBERS = 100_000;

    private final RandomStream random = RandomStream.ofSeed(3, 0, 0);

    @Test
    void the_high_half_of_a_product_is_the_same() {
        for (int number = 0; number < NUMBERS; number++) {
            long left = few(random.next());
            long right = few(random.next());
            assertThat(Numbers.unsignedMultiplyHigh(left, right)).isEqualTo(Math.unsignedMultiplyHigh(left, right));
        }
    }

    @Test
    void bits_are_put_to_the_same_places() {
        for (int number = 0; number < NUMBERS; number++) {
            long bits = few(random.next());
            long mask = few(random.next());
            assertThat(Numbers.expand(bits, mask)).isEqualTo(Long.expand(bits, mask));
            assertThat(Numbers.expand((int) bits, (int) mask)).isEqualTo(Integer.expand((int) bits, (int) mask));
        }
    }

    /// A number of any width, often with all or none of its bits.
    private long few(long number) {
        long some = number >>> random.below(Long.SIZE);
        return random.below(8) == 0 ? -some : some;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\n", "\n", "a\nb", "a\r\nb\rc\n\nd", "\r\n\r\n", "a\r"})
    void a_text_has_the_same_lines(String text) {
        assertThat(Texts.lines(text)).containsExactlyElementsOf(text.lines().toList());
    }

    @Test
    void matches_are_replaced_alike() {
        Pattern words = Pattern.compile("[a-z]+");

        assertThat(Matches.replaceAll(words.matcher("one 2 three"), match -> match.group() + match.start()))
                .isEqualTo(words.matcher("one 2 three").replaceAll(match -> match.group() + match.start()));
    }
}
