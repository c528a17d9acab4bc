package dev.anden.protocol.reminder;

import java.util.Locale;

/// What somebody is told about while they aren't there, as they choose it: they want each or they don't.
public enum ReminderTopic {
    /// It is their turn.
    TURN,
    /// Their time runs out, or a bot plays for them because it has, or because they were away.
    TIME,
    /// Another player asks them something about a game in play.
    QUESTION,
    /// Somebody invites them, wants a rematch, or has sat down at their table.
    INVITATION,
    /// A game is over.
    END;

    /// The word of the wire: `turn`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
