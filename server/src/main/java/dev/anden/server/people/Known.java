package dev.anden.server.people;

import dev.anden.server.store.people.PersonId;
import java.util.Optional;

/// Who somebody is, and by what.
///
/// @param session the id of the session of an account; empty for a guest and a program
/// @param token the hash of the token that a program has shown; empty for people
public record Known(PersonId person, Optional<String> session, Optional<String> token) {
    /// A person with an account.
    public static Known by(String session, PersonId person) {
        return new Known(person, Optional.of(session), Optional.empty());
    }

    /// A person without an account.
    public static Known guest(PersonId person) {
        return new Known(person, Optional.empty(), Optional.empty());
    }

    /// A program.
    static Known program(PersonId bot, Token shown) {
        return new Known(bot, Optional.empty(), Optional.of(shown.hash()));
    }
}
