package dev.anden.arena;

/// A moment as a replay tells it: in UTC, and to the millisecond where it isn't a whole second. Worked out by hand,
/// since a browser's library knows no calendar.
public final class Moment {
    private static final int SECOND = 1_000;
    private static final int DAY = 24 * 60 * 60 * SECOND;

    /// From 1 March of the year 0 to 1 January 1970. Years that begin in March end with the day that some of them have.
    private static final int DAYS_BEFORE = 719_468;

    /// In 400 years.
    private static final int DAYS_OF_CYCLE = 146_097;

    private static final int YEARS_OF_CYCLE = 400;
    private static final int MONTHS = 12;
    private static final int MARCH = 3;

    private Moment() {}

    /// As `Instant` writes it, in the years 0 to 9999.
    ///
    /// @param at milliseconds since 1970
    public static String written(long at) {
        int inDay = Math.floorMod(at, DAY);
        int seconds = inDay / SECOND;
        String fraction = inDay % SECOND == 0 ? "" : ".%03d".formatted(inDay % SECOND);
        return "%sT%02d:%02d:%02d%sZ"
                .formatted(day(Math.floorDiv(at, DAY)), seconds / 60 / 60, seconds / 60 % 60, seconds % 60, fraction);
    }

    /// The algorithm is `civil_from_days` of H. Hinnant ("chrono-Compatible Low-Level Date Algorithms").
    private static String day(long sinceEpoch) {
        long days = sinceEpoch + DAYS_BEFORE;
        long cycle = Math.floorDiv(days, DAYS_OF_CYCLE);
        int inCycle = Math.floorMod(days, DAYS_OF_CYCLE);
        int year = (inCycle - inCycle / 1_460 + inCycle / 36_524 - inCycle / 146_096) / 365;
        int inYear = inCycle - (365 * year + year / 4 - year / 100);
        int month = (5 * inYear + 2) / 153;
        int day = inYear - (153 * month + 2) / 5 + 1;
        int inJanuary = month + MARCH > MONTHS ? 1 : 0;
        return "%04d-%02d-%02d"
                .formatted(cycle * YEARS_OF_CYCLE + year + inJanuary, month + MARCH - inJanuary * MONTHS, day);
    }
}
