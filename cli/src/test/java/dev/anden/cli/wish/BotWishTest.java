package dev.anden.cli.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotWishTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            expert                          | expert                          |      | false
            expert@5000                     | expert                          | 5000 | false
            expert@50ms                     | expert                          | 50   | true
            exec:./mybot                    | exec:./mybot                    |      | false
            exec:./mybot@50ms               | exec:./mybot                    | 50   | true
            exec:python3 /opt/ana@home/b.py | exec:python3 /opt/ana@home/b.py |      | false
            exec:/opt/ana@home/bot@50ms     | exec:/opt/ana@home/bot          | 50   | true
            """)
    void what_it_may_spend_stands_behind_the_last_sign(String text, String level, Long amount, boolean timed) {
        assertThat(BotWish.parse(text)).hasValueSatisfying(wish -> {
            assertThat(wish.level()).isEqualTo(level);
            assertThat(wish.amount()).isEqualTo(Optional.ofNullable(amount));
            assertThat(wish.timed()).isEqualTo(timed);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"expert@fast", "expert@5000@50ms", "@50ms", "quick:", ":weights.txt", ""})
    void what_is_written_otherwise_is_none(String text) {
        assertThat(BotWish.parse(text)).isEmpty();
    }
}
