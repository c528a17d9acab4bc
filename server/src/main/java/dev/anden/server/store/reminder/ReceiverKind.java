package dev.anden.server.store.reminder;

import java.util.Locale;

/// By what somebody is told of something.
public enum ReceiverKind {
    /// A browser, by the push service of its maker.
    PUSH,
    MAIL,
    /// An address of the web.
    WEBHOOK;

    /// Its word in the database.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
