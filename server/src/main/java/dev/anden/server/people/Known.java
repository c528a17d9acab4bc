package dev.anden.server.people;

import dev.anden.server.store.people.PersonId;
import java.util.Optional;

/// Who somebody is, and by which session.
///
/// @param session the id of the session of an account; empty for a guest
public record Known(PersonId person, Optional<String> session) {}
