package dev.anden.server.store.reminder;

import dev.anden.server.store.people.PersonId;
import java.util.Locale;
import java.util.Optional;

/// Where somebody is told of a table at which they aren't.
///
/// @param address the address of a browser at its push service, of mail, or of the web
/// @param secret what messages are encrypted or signed with; empty for mail
/// @param device what a browser says of itself; empty for others
/// @param session in which a browser was added, or a mail address given that waits to be confirmed: it
///     goes with it; empty for a guest's browser, and for others
/// @param language the code of the language that its messages are in
/// @param created milliseconds since 1970
public record Receiver(
        String id,
        PersonId person,
        ReceiverKind kind,
        String address,
        String secret,
        String device,
        Optional<String> session,
        String language,
        State state,
        long created) {
    /// Whether it is told anything.
    public enum State {
        /// The mail address isn't confirmed yet.
        WAITING,
        ON,
        /// It has failed too often in a row.
        STOPPED;

        /// Its word in the database.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// The same, of a session.
    Receiver in(String other) {
        return new Receiver(id, person, kind, address, secret, device, Optional.of(other), language, state, created);
    }

    /// Nothing that could be used without the person appears in a log.
    @Override
    public String toString() {
        return "Receiver " + id;
    }
}
