package dev.anden.server.talk;

import dev.anden.protocol.WireLimits;
import dev.anden.server.people.Lettering;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.text.Normalizer;
import java.util.Map;

/// What may be said at a table: a short line that shows all there is in it.
final class TalkText {
    /// The longest line, in characters as people count them.
    static final int LONGEST = WireLimits.LONGEST_LINE;

    private TalkText() {}

    /// The line as it is kept: composed, without space around it, and with whatever space or line break as one space.
    ///
    /// @throws RequestRefused if nothing is left or it is too long, has characters that can't be seen or change the
    ///     direction, or marks stacked on one another
    static String checked(String wish) {
        String line = checkedNote(wish);
        if (line.isEmpty()) {
            throw bad();
        }
        return line;
    }

    /// A note as it is kept; it may be left out.
    ///
    /// @throws RequestRefused as above
    static String checkedNote(String wish) {
        String line = Normalizer.normalize(wish, Normalizer.Form.NFC)
                .replaceAll("[\\p{Z}\\s]+", " ")
                .strip();
        if (line.codePointCount(0, line.length()) > LONGEST) {
            throw bad();
        }
        if (Lettering.hasHidden(line)) {
            throw new RequestRefused(
                    ProblemCode.HIDDEN_IN_LINE, "The line has a character that nobody can see; leave it out.");
        }
        if (Lettering.hasStackedMarks(line)) {
            throw new RequestRefused(
                    ProblemCode.MARKS_IN_LINE, "The line has too many marks on one letter; two are the most.");
        }
        return line;
    }

    private static RequestRefused bad() {
        return new RequestRefused(
                ProblemCode.BAD_LINE,
                "A line has 1 to %d characters.".formatted(LONGEST),
                Map.of("longest", Integer.toString(LONGEST)));
    }
}
