package dev.anden.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.RequestRefused;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PasswordsTest {
    private static final String PASSWORD = "una estación lejana";

    private final Passwords passwords = new Passwords(PasswordCost.USUAL);

    @Test
    void a_password_is_hashed_with_as_much_as_owasp_recommends_at_least() {
        String kept = passwords.hash(PASSWORD);

        assertThat(kept).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        assertThat(passwords.isOld(kept)).isFalse();
    }

    @Test
    void one_that_was_hashed_with_less_is_still_known_and_is_to_be_hashed_again() {
        String kept = new Passwords(new PasswordCost(64, 1)).hash(PASSWORD);

        assertThat(passwords.matches(PASSWORD, Optional.of(kept))).isTrue();
        assertThat(passwords.matches("otra estación", Optional.of(kept))).isFalse();
        assertThat(passwords.isOld(kept)).isTrue();
    }

    @Test
    void half_of_a_character_is_nobody_s_password() {
        String half = PASSWORD + "\ud800";

        assertThat(passwords.matches(half, Optional.of(passwords.hash(PASSWORD))))
                .isFalse();
        assertThat(passwords.matches("\ud800", Optional.empty())).isFalse();
        assertThatThrownBy(() -> Passwords.require(half, Handle.of("ana"))).isInstanceOf(RequestRefused.class);
    }
}
