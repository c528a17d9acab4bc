package dev.anden.server.reminder;

import dev.anden.protocol.reminder.QuietHours;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A person's quiet hours by the clocks where they are, with the days on which these are changed.
///
/// @param to earlier than the beginning if it is on the next day
record Quiet(LocalTime from, LocalTime to, ZoneId zone) {
    private static final Pattern HOUR = Pattern.compile("\\d\\d:\\d\\d");

    /// Those that somebody wishes; empty if that aren't any: no times of a day, the same one twice, or no zone that is
    /// known by its name here.
    static Optional<Quiet> of(QuietHours hours) {
        if (!isHour(hours.from())
                || !isHour(hours.to())
                || !ZoneId.getAvailableZoneIds().contains(hours.zone())) {
            return Optional.empty();
        }
        try {
            var quiet = new Quiet(LocalTime.parse(hours.from()), LocalTime.parse(hours.to()), ZoneId.of(hours.zone()));
            return quiet.from.equals(quiet.to) ? Optional.empty() : Optional.of(quiet);
        } catch (DateTimeException unreadable) {
            return Optional.empty();
        }
    }

    private static boolean isHour(String text) {
        return HOUR.matcher(text).matches();
    }

    /// When they end; empty if a moment isn't one of theirs.
    Optional<Instant> endAfter(Instant now) {
        LocalDate today = now.atZone(zone).toLocalDate();
        return Stream.of(today.minusDays(1), today)
                .filter(day -> !begin(day).isAfter(now))
                .map(this::end)
                .filter(end -> end.isAfter(now))
                .findFirst();
    }

    private Instant begin(LocalDate day) {
        return ZonedDateTime.of(day, from, zone).toInstant();
    }

    /// Of an hour that comes twice in a night it is the second one, as the beginning is the first one: they are one
    /// stretch of time.
    private Instant end(LocalDate day) {
        LocalDate last = to.isAfter(from) ? day : day.plusDays(1);
        return ZonedDateTime.of(last, to, zone).withLaterOffsetAtOverlap().toInstant();
    }
}
