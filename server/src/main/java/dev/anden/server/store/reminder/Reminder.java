package dev.anden.server.store.reminder;

import dev.anden.server.store.people.PersonId;
import java.util.OptionalLong;

/// Somebody is to be told something of a table, by everything that they are told by. Times are milliseconds since
/// 1970.
///
/// @param soon when their browsers and addresses of the web are told
/// @param mailed when a mail goes; empty if none does
public record Reminder(ReminderKind kind, PersonId person, long soon, OptionalLong mailed) {
    /// The reminder so many milliseconds later.
    Reminder later(long by) {
        return new Reminder(
                kind,
                person,
                soon + by,
                mailed.isPresent() ? OptionalLong.of(mailed.getAsLong() + by) : OptionalLong.empty());
    }
}
