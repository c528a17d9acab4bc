package dev.anden.server.history;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A quarter of a year (in UTC), for which ratings begin anew.
///
/// @param quarter from 1 to 4
record Season(int year, int quarter) {
    private static final Pattern WORD = Pattern.compile("(\\d{4})-Q([1-4])");
    private static final int MONTHS = 3;

    /// The season of a moment.
    ///
    /// @param at milliseconds since 1970
    static Season of(long at) {
        LocalDate day = Instant.ofEpochMilli(at).atZone(ZoneOffset.UTC).toLocalDate();
        return new Season(day.getYear(), (day.getMonthValue() - 1) / MONTHS + 1);
    }

    /// The season that a word names.
    ///
    /// @return empty if it names none
    static Optional<Season> read(String word) {
        Matcher matcher = WORD.matcher(word);
        return matcher.matches()
                ? Optional.of(new Season(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /// When it begins, in milliseconds since 1970.
    long begins() {
        return begin(0);
    }

    /// When the next one begins, in milliseconds since 1970.
    long ends() {
        return begin(MONTHS);
    }

    private long begin(int monthsLater) {
        return LocalDate.of(year, (quarter - 1) * MONTHS + 1, 1)
                .plusMonths(monthsLater)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant()
                .toEpochMilli();
    }

    /// The word that names it: `2026-Q4`.
    String word() {
        return "%04d-Q%d".formatted(year, quarter);
    }
}
