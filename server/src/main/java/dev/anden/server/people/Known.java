package dev.anden.server.people;

import dev.anden.server.store.people.PersonId;
import java.util.Optional;

/// Who somebody is, and by what.
///
/// @param session the id of the session of an account; empty for a guest and a program
/// @param token the hash of the token that a program has shown; empty for people
/// @param owner whose device it is on which they play as a companion; empty for everybody else
public record Known(PersonId person, Optional<String> session, Optional<String> token, Optional<PersonId> owner) {
    /// A person with an account.
    public static Known by(String session, PersonId person) {
        return new Known(person, Optional.of(session), Optional.empty(), Optional.empty());
    }

    /// A person without an account.
    public static Known guest(PersonId person) {
        return new Known(person, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// Somebody who plays on a device besides its own person.
    ///
    /// @param owner that person, if there is one
    static Known companion(PersonId companion, Optional<PersonId> owner) {
        return new Known(companion, Optional.empty(), Optional.empty(), owner);
    }

    /// A program.
    static Known program(PersonId bot, Token shown) {
        return new Known(bot, Optional.empty(), Optional.of(shown.hash()), Optional.empty());
    }

    /// Whether it is a person, or somebody who plays on a device of theirs.
    public boolean isOf(PersonId one) {
        return person.equals(one) || owner.equals(Optional.of(one));
    }

    /// Whether it is a person by no account.
    public boolean isGuest(PersonId one) {
        return person.equals(one) && session.isEmpty();
    }
}
