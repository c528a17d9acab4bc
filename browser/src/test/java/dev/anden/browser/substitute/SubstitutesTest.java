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

    @Test
    void functions_are_the_same_to_the_last_bit() {
        for (int number = 0; number < NUMBERS; number++) {
            double wide = Double.longBitsToDouble(random.next() >>> 1);
            double share = (random.next() >>> 11) * 0x1p-53;
            for (double x : new double[] {share, share * 3, 720 - 1470 * share, 1 + share / 1_000_000, -share}) {
                assertSame(Exact.exp(x), StrictMath.exp(x));
                assertSame(Exact.log(x), StrictMath.log(x));
                assertSame(Power.pow(share, 80 * x), StrictMath.pow(share, 80 * x));
                assertSame(Power.pow(wide, x), StrictMath.pow(wide, x));
            }
            int whole = random.below(100) - 20;
            assertSame(Power.pow(share, whole), StrictMath.pow(share, whole));
            assertSame(Exact.log(wide), StrictMath.log(wide));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.0, 1, -1, 2, 0.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, -7, 709.8, -746})
    void functions_of_special_numbers_are_the_same(double number) {
        assertSame(Exact.exp(number), StrictMath.exp(number));
        assertSame(Exact.log(number), StrictMath.log(number));
        assertSame(Exact.log(Math.abs(1 / number)), StrictMath.log(Math.abs(1 / number)));
        for (double exponent : new double[] {0, 1, -1, 2, 3, 0.5, -0.5, 1e300, -1e300, 1 / 0.0, Double.NaN}) {
            assertSame(Power.pow(number, exponent), StrictMath.pow(number, exponent));
        }
    }

    /// To the last bit, with the sign of nothing; what is no number is the same, whichever.
    private static void assertSame(double substitute, double original) {
        assertThat(Double.doubleToLongBits(substitute)).isEqualTo(Double.doubleToLongBits(original));
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
