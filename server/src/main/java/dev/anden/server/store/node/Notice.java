package dev.anden.server.store.node;

import dev.anden.server.store.database.Message;
import dev.anden.server.store.people.PersonId;
import java.util.Optional;

/// What servers that use the same database tell each other to look at again.
public sealed interface Notice extends Message {
    /// The log, the seats or the company of a table.
    record OfTable(String table) implements Notice {}

    /// The log of a table and nothing else of it: its choices, those that wait and its clocks.
    record OfLog(String table) implements Notice {}

    /// What is said at a table.
    record OfTalk(String table) implements Notice {}

    /// How far somebody has read what is said at a table.
    record OfReading(String table) implements Notice {}

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

    @Override
    default String words() {
        return switch (this) {
            case OfTable(String table) -> "table " + table;
            case OfLog(String table) -> "log " + table;
            case OfTalk(String table) -> "talk " + table;
            case OfReading(String table) -> "reading " + table;
            case OfPresence(String table) -> "presence " + table;
            case OfSilence(PersonId person) -> "silence " + person.text();
            case OfPerson(PersonId person) -> "person " + person.text();
            case SignedOut(PersonId person) -> "signed-out " + person.text();
            case Gone(PersonId person) -> "gone " + person.text();
            case NodeLeft(String node) -> "node-left " + node;
        };
    }

    /// What another server has said.
    ///
    /// @param words as in [#words]
    /// @return empty if it is nothing that this program understands
    static Optional<Notice> read(String words) {
        int blank = words.indexOf(' ');
        if (blank < 0) {
            return Optional.empty();
        }
        String about = words.substring(blank + 1);
        return switch (words.substring(0, blank)) {
            case "table" -> Optional.of(new OfTable(about));
            case "log" -> Optional.of(new OfLog(about));
            case "talk" -> Optional.of(new OfTalk(about));
            case "reading" -> Optional.of(new OfReading(about));
            case "presence" -> Optional.of(new OfPresence(about));
            case "silence" -> Optional.of(new OfSilence(new PersonId(about)));
            case "person" -> Optional.of(new OfPerson(new PersonId(about)));
            case "signed-out" -> Optional.of(new SignedOut(new PersonId(about)));
            case "gone" -> Optional.of(new Gone(new PersonId(about)));
            case "node-left" -> Optional.of(new NodeLeft(about));
            default -> Optional.empty();
        };
    }
}
