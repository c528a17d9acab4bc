package dev.anden.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.table.Holiday;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How many days of holiday somebody has used.
class HolidayDaysTest {
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final long MARCH = at("2026-03-01T10:00:00Z");
    private static final long NEW_YEAR = at("2027-01-01T00:00:00Z");

    private final HolidayDays days = new HolidayDays(30);

    @Test
    void a_day_counts_whole_as_soon_as_it_has_begun() {
        assertThat(left(new Holiday(MARCH, MARCH))).isEqualTo(29);
        assertThat(left(new Holiday(MARCH, MARCH + DAY))).isEqualTo(29);
        assertThat(left(new Holiday(MARCH, MARCH + DAY + 1))).isEqualTo(28);
        assertThat(left(new Holiday(MARCH, MARCH + 30 * DAY))).isZero();
        assertThat(days.left(List.of(), MARCH)).isEqualTo(30);
    }

    @Test
    void somebody_may_have_what_is_left_and_not_a_moment_more() {
        List<Holiday> used = List.of(new Holiday(MARCH, MARCH + 20 * DAY));
        long later = MARCH + 100 * DAY;

        assertThat(days.allow(used, new Holiday(later, later + 10 * DAY))).isTrue();
        assertThat(days.allow(used, new Holiday(later, later + 10 * DAY + 1))).isFalse();
        assertThat(days.allow(used, new Holiday(MARCH, MARCH + 30 * DAY)))
                .as("the same becomes longer")
                .isTrue();
        assertThat(days.allow(used, new Holiday(MARCH, MARCH + 30 * DAY + 1))).isFalse();
        assertThat(days.allow(used, new Holiday(later, Long.MAX_VALUE))).isFalse();
        assertThat(new HolidayDays(0).allow(List.of(), new Holiday(later, later + 1)))
                .isFalse();
    }

    @Test
    void a_day_counts_for_the_year_in_which_it_begins() {
        long since = NEW_YEAR - 2 * DAY + 1;
        var across = new Holiday(since, since + 10 * DAY);

        assertThat(days.left(List.of(across), NEW_YEAR - 1)).isEqualTo(28);
        assertThat(days.left(List.of(across), NEW_YEAR)).isEqualTo(22);
        assertThat(days.allow(List.of(), new Holiday(since, since + 32 * DAY))).isTrue();
        assertThat(days.allow(List.of(), new Holiday(since, since + 33 * DAY))).isFalse();
        assertThat(days.forgotten(NEW_YEAR)).isEqualTo(NEW_YEAR);
        assertThat(days.forgotten(NEW_YEAR - 1)).isEqualTo(at("2026-01-01T00:00:00Z"));
    }

    @Test
    void of_those_that_somebody_is_on_the_one_that_lasts_longest_holds() {
        var past = new Holiday(MARCH - 9 * DAY, MARCH);
        var first = new Holiday(MARCH - 8 * DAY, MARCH + 3 * DAY);
        var second = new Holiday(MARCH - 7 * DAY, MARCH + 5 * DAY);
        var third = new Holiday(MARCH - 6 * DAY, MARCH + 4 * DAY);

        assertThat(days.current(List.of(past, first, second, third), MARCH)).containsExactly(first, second, third);
        assertThat(days.longest(List.of(first, second, third))).contains(second);
        assertThat(days.longest(List.of())).isEmpty();
    }

    private int left(Holiday holiday) {
        return days.left(List.of(holiday), holiday.since());
    }

    private static long at(String moment) {
        return Instant.parse(moment).toEpochMilli();
    }
}
