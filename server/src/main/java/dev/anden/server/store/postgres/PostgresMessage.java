package dev.anden.server.store.postgres;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How a [dev.anden.server.store.database.Message] is told by way of PostgreSQL: with who says it
/// before its words.
final class PostgresMessage {
    /// The words that stand for something that couldn't be told: it may be anything.
    static final String ANYTHING = "all -";

    private static final Pattern FORM = Pattern.compile("(?<from>[\\w-]+) (?<words>[a-z-]+ [\\w-]+)");

    private PostgresMessage() {}

    /// @param from who says it
    /// @return empty if it can't be said
    static Optional<String> text(String words, String from) {
        return Optional.of(from + " " + words).filter(text -> FORM.matcher(text).matches());
    }

    /// @param from whose words are left out: one's own
    /// @return the words; empty if they are one's own, or nothing that a server says
    static Optional<String> words(String text, String from) {
        Matcher form = FORM.matcher(text);
        return form.matches() && !form.group("from").equals(from) ? Optional.of(form.group("words")) : Optional.empty();
    }
}
