package dev.anden.cli;

import dev.anden.server.Inspection;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which part of a long list is shown.
final class AdminPage {
    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--older-than",
            paramLabel = "DAYS",
            defaultValue = "0",
            description = "Only what nothing has happened to for this many days.")
    private int days;

    @Option(
            names = "--page",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which page of the list, of " + Inspection.PAGE + " lines each (default: ${DEFAULT-VALUE}).")
    private int number = 1;

    /// The page, 1 for the first one.
    ///
    /// @throws WrongCall if there can't be such a page
    int number() {
        if (number < 1) {
            throw new WrongCall(spec.commandLine(), Sentence.of("admin.page", number));
        }
        return number;
    }

    /// Only what nothing has happened to since, in milliseconds since 1970.
    ///
    /// @throws WrongCall if that would be in the future
    long before(Instant now) {
        if (days < 0) {
            throw new WrongCall(spec.commandLine(), Sentence.of("admin.days", days));
        }
        return days == 0 ? Long.MAX_VALUE : now.minus(Duration.ofDays(days)).toEpochMilli();
    }

    /// Whether there may be more behind a page of so many lines.
    boolean isFull(int lines) {
        return lines == Inspection.PAGE;
    }

    /// A moment as it is told in lists.
    static String time(long at) {
        return MINUTE.format(Instant.ofEpochMilli(at));
    }
}
