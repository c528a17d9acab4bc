package dev.anden.server.testing;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.audience.Observer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Somebody who watches a table, without an account, and keeps what they are told.
public final class Ear implements Observer {
    private final Optional<PersonId> person;
    private final Set<PersonId> household;
    private final List<ServerMessage> told = new ArrayList<>();
    private boolean missing;

    private Ear(Optional<PersonId> person, Set<PersonId> household) {
        this.person = person;
        this.household = household;
    }

    /// Somebody whom the server doesn't know.
    public static Ear ofNobody() {
        return new Ear(Optional.empty(), Set.of());
    }

    public static Ear of(PersonId person) {
        return of(person, Set.of());
    }

    /// @param household those who play on the same device
    public static Ear of(PersonId person, Set<PersonId> household) {
        return new Ear(Optional.of(person), household);
    }

    /// What they were told, in that order.
    public List<ServerMessage> told() {
        return told;
    }

    /// Whether they couldn't be told something.
    public boolean isMissing() {
        return missing;
    }

    @Override
    public Optional<PersonId> person() {
        return person;
    }

    @Override
    public Optional<Long> accountSince() {
        return Optional.empty();
    }

    @Override
    public Set<PersonId> household() {
        return household;
    }

    @Override
    public Optional<Duration> takeBackPause() {
        return Optional.empty();
    }

    @Override
    public void tell(ServerMessage message) {
        told.add(message);
    }

    @Override
    public void miss() {
        missing = true;
    }
}
