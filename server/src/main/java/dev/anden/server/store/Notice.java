package dev.anden.server.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What one server tells the others that use the same database: that something is to be looked at again. It says
/// what, and never how it stands: that is in the database.
public sealed interface Notice {
    /// The log, the seats or the company of a table.
    record OfTable(String table) implements Notice {}

    /// The log of a table and nothing else of it: its choices, those that wait and its clocks.
    record OfLog(String table) implements Notice {}

    /// What is said at a table.
    record OfTalk(String table) implements Notice {}

    /// Who looks at a table.
    record OfPresence(String table) implements Notice {}

    /// Whom a person hears.
    record OfSilence(PersonId person) implements Notice {}

    /// A person's name, or where the person sits.
    record OfPerson(PersonId person) implements Notice {}

    /// Whether a person is still signed in where they were.
    record SignedOut(PersonId person) implements Notice {}

    /// A person isn't who they were in any browser, signed in or not: whoever still is comes back.
    record Gone(PersonId person) implements Notice {}

    /// A server is there no longer.
    record NodeLeft(String node) implements Notice {}

    /// Something that couldn't be told: all of it.
    record OfAll() implements Notice {}

    /// The form in which it is told: letters, digits and blanks.
    Pattern FORM = Pattern.compile("(?<from>[\\w-]+) (?<kind>[a-z-]+) (?<about>[\\w-]+)");

    /// What it says, without who says it. What can't be said in this form can't be told.
    private String words() {
        return switch (this) {
            case OfTable(String table) -> "table " + table;
            case OfLog(String table) -> "log " + table;
            case OfTalk(String table) -> "talk " + table;
            case OfPresence(String table) -> "presence " + table;
            case OfSilence(PersonId person) -> "silence " + person.text();
            case OfPerson(PersonId person) -> "person " + person.text();
            case SignedOut(PersonId person) -> "signed-out " + person.text();
            case Gone(PersonId person) -> "gone " + person.text();
            case NodeLeft(String node) -> "node-left " + node;
            case OfAll _ -> "all -";
        };
    }

    /// @param from who says it
    /// @return empty if it can't be said
    default Optional<String> text(String from) {
        return Optional.of(from + " " + words())
                .filter(text -> FORM.matcher(text).matches());
    }

    /// @param from whose words are left out: one's own
    /// @return empty if it is one's own, or nothing that this program understands
    static Optional<Notice> read(String text, String from) {
        Matcher form = FORM.matcher(text);
        if (!form.matches() || form.group("from").equals(from)) {
            return Optional.empty();
        }
        String about = form.group("about");
        return switch (form.group("kind")) {
            case "table" -> Optional.of(new OfTable(about));
            case "log" -> Optional.of(new OfLog(about));
            case "talk" -> Optional.of(new OfTalk(about));
            case "presence" -> Optional.of(new OfPresence(about));
            case "silence" -> Optional.of(new OfSilence(new PersonId(about)));
            case "person" -> Optional.of(new OfPerson(new PersonId(about)));
            case "signed-out" -> Optional.of(new SignedOut(new PersonId(about)));
            case "gone" -> Optional.of(new Gone(new PersonId(about)));
            case "node-left" -> Optional.of(new NodeLeft(about));
            case "all" -> Optional.of(new OfAll());
            default -> Optional.empty();
        };
    }
}
