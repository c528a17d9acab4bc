package dev.anden.server.store.reminder;

import dev.anden.protocol.reminder.ReminderTopic;
import java.util.Locale;

/// What somebody is told of a table at which they aren't.
public enum ReminderKind {
    /// It is their turn.
    TURN,
    /// Their time runs out soon.
    TIME,
    /// A bot plays for them, because their time was up, or they were away and the others didn't want to wait.
    BOT,
    /// The others wait for their consent.
    ASKED,
    /// The game has ended.
    OVER,
    /// The others play again and wait for them.
    REMATCH,
    /// Somebody invites them to an open table.
    INVITED,
    /// Somebody has sat down at the table that they set up.
    JOINED;

    /// What a person chooses about it.
    public ReminderTopic topic() {
        return switch (this) {
            case TURN -> ReminderTopic.TURN;
            case TIME, BOT -> ReminderTopic.TIME;
            case ASKED -> ReminderTopic.QUESTION;
            case REMATCH, INVITED, JOINED -> ReminderTopic.INVITATION;
            case OVER -> ReminderTopic.END;
        };
    }

    /// Its word in the database and on the wire.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
