package dev.anden.server.table;

import dev.anden.table.Holiday;
import java.time.Duration;
import java.time.Instant;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.LongStream;

/// How long somebody may be on holiday: so many days a year. A day begins at the time of day at which the holiday does,
/// counts whole as soon as it has begun, and counts for the year in which it begins (UTC). Whoever comes back before
/// has used only what has begun.
///
/// @param perYear how many; 0 if nobody may
record HolidayDays(int perYear) {
    private static final long DAY = Duration.ofDays(1).toMillis();

    /// The holidays that somebody is on: more than one where a guest who was on one, too, is the account now.
    List<Holiday> current(List<Holiday> holidays, long now) {
        return holidays.stream().filter(holiday -> holiday.until() > now).toList();
    }

    /// The one of them that lasts longest: it is the one that holds.
    Optional<Holiday> longest(List<Holiday> current) {
        return current.stream().max(Comparator.comparingLong(Holiday::until));
    }

    /// How many more days somebody may be on holiday this year.
    int left(List<Holiday> holidays, long now) {
        return Math.max(0, perYear - used(holidays, year(now)));
    }

    /// Whether somebody may be on holiday so long.
    ///
    /// @param holidays those that they were or are on; the one that begins with the wish is changed by it
    boolean allow(List<Holiday> holidays, Holiday wish) {
        // Nobody has a holiday of more than two years, whatever else is counted.
        if (count(wish) > 2L * perYear) {
            return false;
        }
        List<Holiday> others =
                holidays.stream().filter(one -> one.since() != wish.since()).toList();
        IntPredicate enough = year -> used(others, year) + days(wish, year) <= perYear;
        return enough.test(year(wish.since())) && enough.test(year(wish.since()) + 1);
    }

    /// What was over before then doesn't count any more, in milliseconds since 1970.
    long forgotten(long now) {
        return Year.of(year(now))
                .atDay(1)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant()
                .toEpochMilli();
    }

    private static int used(List<Holiday> holidays, int year) {
        return holidays.stream().mapToInt(holiday -> days(holiday, year)).sum();
    }

    private static int days(Holiday holiday, int year) {
        return (int) LongStream.range(0, count(holiday))
                .filter(day -> year(holiday.since() + day * DAY) == year)
                .count();
    }

    /// At least one: whoever says it has begun it.
    private static long count(Holiday holiday) {
        return Math.max(1, Math.ceilDiv(holiday.until() - holiday.since(), DAY));
    }

    private static int year(long at) {
        return Instant.ofEpochMilli(at).atZone(ZoneOffset.UTC).getYear();
    }
}
