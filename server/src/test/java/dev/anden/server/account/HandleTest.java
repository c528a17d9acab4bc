package dev.anden.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HandleTest {
    /// One character that counts as eighteen once what looks alike is made the same.
    private static final String LONG_LETTER = "\ufdfa";

    @Test
    void of_what_somebody_types_no_more_is_kept_than_any_handle_can_have() {
        assertThat(Handle.of(LONG_LETTER.repeat(16_000)).folded().length()).isLessThan(200);
        assertThat(Handle.of("a".repeat(16_000)).text().length()).isLessThan(200);
    }

    @Test
    void a_handle_is_found_however_its_letters_are_typed() {
        String typed = "E\u0302\u0301".repeat(30);

        assertThat(Handle.of(typed).folded()).isEqualTo("\u1ebf".repeat(30));
    }
}
