package dev.anden.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.web.Limits;
import dev.anden.server.web.RateLimits;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class AttemptsTest {
    private static final String HOME = "192.0.2.7";

    private final MovedClock clock = new MovedClock();
    private final Attempts attempts = new Attempts(clock::passed);

    @Test
    void the_wait_doubles_with_each_wrong_one_up_to_a_quarter_of_an_hour() {
        for (int number = 0; number < 3; number++) {
            attempts.begin("ana", HOME);
        }
        for (int seconds = 1; seconds <= 512; seconds *= 2) {
            requireWait(Duration.ofSeconds(seconds));
        }
        requireWait(Duration.ofMinutes(15));
        requireWait(Duration.ofMinutes(15));
    }

    @Test
    void who_was_right_begins_anew_and_so_does_whoever_waits_a_day() {
        for (int number = 0; number < 3; number++) {
            attempts.begin("ana", HOME);
        }
        attempts.succeeded("ana", HOME);
        for (int number = 0; number < 3; number++) {
            attempts.begin("ana", HOME);
        }
        clock.pass(Duration.ofDays(1).plusMillis(1));
        for (int number = 0; number < 3; number++) {
            attempts.begin("ana", HOME);
        }
        assertRefused(() -> attempts.begin("ana", HOME));
    }

    @Test
    void whoever_was_wrong_once_does_not_wait_for_a_clock_that_was_put_back() {
        attempts.begin("ana", HOME);
        clock.jump(Duration.ofDays(365).negated());

        assertThatCode(() -> attempts.begin("ana", HOME)).doesNotThrowAnyException();
    }

    @Test
    void an_account_takes_so_many_from_everywhere_and_where_its_person_was_that_does_not_count() {
        attempts.begin("ana", HOME);
        attempts.succeeded("ana", HOME);
        for (int number = 1; number < 100; number++) {
            attempts.begin("ana", "198.51.100." + number);
        }
        assertRefused(() -> attempts.begin("ana", "203.0.113.1"));
        assertThatCode(() -> attempts.begin("ana", HOME)).doesNotThrowAnyException();
        assertThatCode(() -> attempts.begin("bea", "203.0.113.1")).doesNotThrowAnyException();

        clock.pass(Duration.ofSeconds(30));
        attempts.begin("ana", "203.0.113.1");
        assertRefused(() -> attempts.begin("ana", "203.0.113.2"));
    }

    @Test
    void an_address_tries_only_so_many_accounts() {
        var few = Limited.ATTEMPTS.only(new Limits.Rate(1, 0.001));
        var limits = new RateLimits(few, clock);
        for (int number = 0; number < Limits.ADDRESS; number++) {
            limits.requireAttempt(HOME);
        }
        assertThatThrownBy(() -> limits.requireAttempt(HOME))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.code()).isEqualTo(ProblemCode.TOO_MANY_REQUESTS));
        assertThatCode(() -> limits.requireAttempt("192.0.2.8")).doesNotThrowAnyException();
    }

    private void requireWait(Duration wait) {
        clock.pass(wait.minusMillis(1));
        assertRefused(() -> attempts.begin("ana", HOME));
        clock.pass(Duration.ofMillis(1));
        attempts.begin("ana", HOME);
    }

    private static void assertRefused(ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.code()).isEqualTo(ProblemCode.TOO_MANY_ATTEMPTS));
    }
}
