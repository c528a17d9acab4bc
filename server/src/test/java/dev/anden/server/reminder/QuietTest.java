package dev.anden.server.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.reminder.QuietHours;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuietTest {
    private static final ZoneId MADRID = ZoneId.of("Europe/Madrid");

    @Test
    void quiet_hours_last_over_midnight_until_the_next_morning() {
        Quiet quiet = quiet("23:00", "08:00");

        assertThat(quiet.endAfter(madrid("2026-07-01T22:59"))).isEmpty();
        assertThat(quiet.endAfter(madrid("2026-07-01T23:00"))).contains(madrid("2026-07-02T08:00"));
        assertThat(quiet.endAfter(madrid("2026-07-02T07:59"))).contains(madrid("2026-07-02T08:00"));
        assertThat(quiet.endAfter(madrid("2026-07-02T08:00"))).isEmpty();
    }

    @Test
    void quiet_hours_of_a_day_end_on_that_day() {
        Quiet quiet = quiet("09:00", "17:30");

        assertThat(quiet.endAfter(madrid("2026-07-01T08:59"))).isEmpty();
        assertThat(quiet.endAfter(madrid("2026-07-01T12:00"))).contains(madrid("2026-07-01T17:30"));
        assertThat(quiet.endAfter(madrid("2026-07-01T17:30"))).isEmpty();
    }

    @Test
    void they_go_by_the_clocks_of_their_zone_when_these_are_changed() {
        Quiet quiet = quiet("23:00", "08:00");

        assertThat(quiet.endAfter(Instant.parse("2026-03-28T22:30:00Z")))
                .contains(Instant.parse("2026-03-29T06:00:00Z"));
        assertThat(quiet.endAfter(Instant.parse("2026-10-24T21:30:00Z")))
                .contains(Instant.parse("2026-10-25T07:00:00Z"));
    }

    /// In the night of 25 October it is two o'clock twice in Madrid: at 0:00 and at 1:00 of UTC.
    @Test
    void an_end_in_an_hour_that_comes_twice_is_the_second_one_and_always_lies_ahead() {
        Quiet quiet = quiet("23:00", "02:30");
        Instant end = Instant.parse("2026-10-25T01:30:00Z");

        assertThat(quiet.endAfter(Instant.parse("2026-10-25T00:15:00Z"))).contains(end);
        assertThat(quiet.endAfter(Instant.parse("2026-10-25T00:45:00Z"))).contains(end);
        assertThat(quiet.endAfter(Instant.parse("2026-10-25T01:15:00Z"))).contains(end);
        assertThat(quiet.endAfter(end)).isEmpty();
    }

    /// In the night of 29 March it is three o'clock in Madrid after 1:59: at 1:00 of UTC.
    @Test
    void an_end_in_an_hour_that_never_comes_is_as_much_later() {
        Quiet quiet = quiet("23:00", "02:30");

        assertThat(quiet.endAfter(Instant.parse("2026-03-29T00:30:00Z")))
                .contains(Instant.parse("2026-03-29T01:30:00Z"));
        assertThat(quiet.endAfter(Instant.parse("2026-03-29T01:30:00Z"))).isEmpty();
    }

    @Test
    void what_is_no_time_of_a_day_or_no_zone_by_its_name_is_no_quiet_hours() {
        for (String none : List.of("", "8:00", "24:00", "23:60", "23:00:00", "noon", "٢٣:٠٠")) {
            assertThat(Quiet.of(new QuietHours(none, "07:00", "Europe/Madrid", false)))
                    .as(none)
                    .isEmpty();
            assertThat(Quiet.of(new QuietHours("07:00", none, "Europe/Madrid", false)))
                    .as(none)
                    .isEmpty();
        }
        for (String none : List.of("", "+02:00", "UTC+2", "Europe/Atlantis", "../etc/passwd")) {
            assertThat(Quiet.of(new QuietHours("23:00", "07:00", none, false)))
                    .as(none)
                    .isEmpty();
        }
        assertThat(Quiet.of(new QuietHours("07:00", "07:00", "UTC", false))).isEmpty();
    }

    private static Quiet quiet(String from, String to) {
        return Quiet.of(new QuietHours(from, to, "Europe/Madrid", false)).orElseThrow();
    }

    private static Instant madrid(String local) {
        return LocalDateTime.parse(local).atZone(MADRID).toInstant();
    }
}
