package dev.anden.cli.admin;

import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.Inspection;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which part of a long list is shown.
final class ListPage {
    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--older-than",
            paramLabel = "DAYS",
            defaultValue = "0",
            description = "Only what hasn't changed for this many days.")
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

    /// Prints a page, and how to get at the next one if there is one.
    ///
    /// @param lines what stands on it
    /// @param pages how many there are
    /// @param none the key of the text for when there are none
    <T> void print(
            List<T> lines, int pages, String none, Function<List<T>, String> listed, PrintWriter out, Texts texts) {
        if (!lines.isEmpty()) {
            out.print(listed.apply(lines));
        } else {
            out.println(pages == 0 ? texts.text(none) : texts.text("admin.no-page", number, pages));
        }
        if (number < pages) {
            out.println(texts.text("admin.more", number + 1, pages));
        }
        out.flush();
    }

    /// A moment as it is told in lists.
    static String time(long at) {
        return MINUTE.format(Instant.ofEpochMilli(at));
    }
}
