package dev.anden.server.account;

import dev.anden.server.people.Lettering;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;

/// By what somebody signs in. Nobody else sees it.
///
/// @param text as the person wrote it
/// @param folded without what doesn't count: capital letters, and ways of writing the same letter
record Handle(String text, String folded) {
    private static final int SHORTEST = 3;
    private static final int LONGEST = 30;
    private static final String SIGNS = ".-_";

    /// Characters of what somebody types that are looked at: a letter may be typed with marks of its own.
    private static final int MOST_KEPT = LONGEST * 4;

    /// Stands for U+0000, which nobody's handle has, and for which PostgreSQL can't even look.
    private static final char UNREADABLE = '\ufffd';

    /// A handle that somebody wishes for.
    ///
    /// @throws RequestRefused if it is too short or too long, or has other signs than letters, digits, dots,
    ///     hyphens and underscores
    static Handle checked(String wish) {
        Handle handle = of(wish);
        int length = handle.folded.codePointCount(0, handle.folded.length());
        if (length < SHORTEST
                || length > LONGEST
                || handle.text.length() > LONGEST * 2
                || Lettering.hasHidden(handle.text)
                || !handle.folded.codePoints().allMatch(Handle::isAllowed)) {
            throw new RequestRefused(
                    ProblemCode.BAD_HANDLE,
                    "A handle has %d to %d letters, digits, dots, hyphens and underscores."
                            .formatted(SHORTEST, LONGEST),
                    Map.of("shortest", Integer.toString(SHORTEST), "longest", Integer.toString(LONGEST)));
        }
        return handle;
    }

    /// A handle that somebody types to sign in: any text, of which only so much is kept as a handle can have.
    static Handle of(String text) {
        String typed = beginning(text.strip());
        return new Handle(typed, beginning(fold(typed).replace('\0', UNREADABLE)));
    }

    private static String beginning(String text) {
        return text.codePointCount(0, text.length()) <= MOST_KEPT
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MOST_KEPT));
    }

    /// A text without what doesn't count in handles.
    static String fold(String text) {
        String upper = Normalizer.normalize(text.strip(), Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
        return Normalizer.normalize(upper.toLowerCase(Locale.ROOT), Normalizer.Form.NFKC);
    }

    private static boolean isAllowed(int character) {
        return Character.isLetterOrDigit(character) || SIGNS.indexOf(character) >= 0;
    }
}
