package dev.anden.server.people;

import dev.anden.server.store.people.PersonId;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// When people were last here, as far as this server has written it down or found it so. Whoever has a page before
/// them says several times a minute that they are, and the database needn't be asked each time whether it knows.
final class Sightings {
    /// So many are remembered, more than look at a page of one server within a minute; then it begins anew.
    private static final int MOST = 50_000;

    private final Map<PersonId, Long> last = new ConcurrentHashMap<>();

    /// In milliseconds since 1970; empty if that isn't remembered.
    Optional<Long> last(PersonId person) {
        return Optional.ofNullable(last.get(person));
    }

    void note(PersonId person, long at) {
        if (last.size() >= MOST) {
            last.clear();
        }
        last.put(person, at);
    }
}
