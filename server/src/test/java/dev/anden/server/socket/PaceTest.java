package dev.anden.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.web.AddressList;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    /// A clock may begin anywhere, and run over.
    private static final long START = Long.MAX_VALUE - 5 * SECOND;

    private final Pace pace =
            new Pace(new ConnectionLimits(Duration.ofSeconds(10), Duration.ofSeconds(30), 1024, 1, AddressList.NONE));

    @Test
    void a_byte_now_and_then_does_not_put_the_deadline_off() {
        for (int second = 0; second <= 10; second += 2) {
            assertThat(pace.sendsTooSlowly(at(second))).isFalse();
            pace.received(1, at(second));
        }

        assertThat(pace.sendsTooSlowly(at(11))).isTrue();
    }

    @Test
    void whoever_sends_a_kibibyte_each_second_may_go_on_for_ever() {
        for (int second = 0; second < 1_000; second += 8) {
            assertThat(pace.sendsTooSlowly(at(second))).isFalse();
            pace.received(8 * 1024, at(second));
        }
    }

    @Test
    void nobody_rests_on_what_was_sent_before() {
        pace.received(1024, at(0));
        pace.received(100 << 20, at(5));

        assertThat(pace.sendsTooSlowly(at(15))).isFalse();
        assertThat(pace.sendsTooSlowly(at(16))).isTrue();
    }

    @Test
    void whoever_was_too_slow_is_not_listened_to_again_after_the_answer_says_so() {
        pace.received(1, at(0));
        assertThat(pace.sendsTooSlowly(at(11))).isTrue();

        pace.sent(100, false, at(11));
        assertThat(pace.sendsTooSlowly(at(12))).isTrue();
    }

    @Test
    void what_the_server_takes_and_what_nobody_asks_is_not_counted() {
        assertThat(pace.sendsTooSlowly(at(60))).isFalse();
        pace.received(100, at(60));
        pace.sent(100, false, at(120));
        assertThat(pace.sendsTooSlowly(at(150))).isFalse();
        pace.received(100, at(150));
        assertThat(pace.sendsTooSlowly(at(160))).isFalse();
        assertThat(pace.sendsTooSlowly(at(161))).isTrue();
    }

    @Test
    void an_answer_that_nobody_takes_is_waited_for_as_long_as_it_takes_room() {
        pace.sent(1024, false, at(0));
        pace.sent(1024, true, at(100));
        assertThat(pace.readsTooSlowly(at(130))).isFalse();
        assertThat(pace.readsTooSlowly(at(131))).isTrue();
    }

    @Test
    void a_little_of_an_answer_now_and_then_is_not_enough_and_a_kibibyte_a_second_is() {
        pace.sent(0, true, at(0));
        for (int second = 4; second < 1_000; second += 4) {
            assertThat(pace.readsTooSlowly(at(second))).isFalse();
            pace.sent(4 * 1024, true, at(second));
        }
        assertThat(pace.readsTooSlowly(at(1_020))).isFalse();
        pace.sent(10, true, at(1_020));
        assertThat(pace.readsTooSlowly(at(1_028))).isTrue();
    }

    @Test
    void a_new_request_gives_nothing_back_of_what_the_last_answer_took() {
        pace.sent(0, true, at(0));
        pace.sent(1, false, at(29));
        pace.received(100, at(40));
        pace.sent(0, true, at(40));

        assertThat(pace.readsTooSlowly(at(41))).isFalse();
        assertThat(pace.readsTooSlowly(at(42))).isTrue();
    }

    @Test
    void a_request_of_which_no_more_came_is_a_slow_one_and_one_that_was_whole_is_not() {
        pace.received(100, at(0));
        assertThat(pace.ending()).isEqualTo(Pace.Ending.AS_IT_SHOULD);
        pace.nothingCame();
        assertThat(pace.ending()).isEqualTo(Pace.Ending.SLOW_REQUEST);
        pace.received(100, at(1));
        assertThat(pace.ending()).isEqualTo(Pace.Ending.AS_IT_SHOULD);

        pace.sent(100, false, at(2));
        pace.nothingCame();
        assertThat(pace.ending()).isEqualTo(Pace.Ending.AS_IT_SHOULD);
    }

    @Test
    void a_request_that_stops_coming_stays_a_slow_one_when_the_answer_says_so() {
        pace.received(100, at(0));
        pace.nothingCame();
        pace.sent(100, false, at(5));
        assertThat(pace.ending()).isEqualTo(Pace.Ending.SLOW_REQUEST);
    }

    @Test
    void whoever_goes_by_themselves_was_not_cut_off() {
        pace.received(100, at(0));
        pace.nothingCame();
        pace.sent(0, true, at(1));
        pace.peerClosed();
        assertThat(pace.ending()).isEqualTo(Pace.Ending.AS_IT_SHOULD);
    }

    private static long at(int second) {
        return START + second * SECOND;
    }
}
