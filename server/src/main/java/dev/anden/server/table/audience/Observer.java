package dev.anden.server.table.audience;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.store.people.PersonId;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/// Somebody who is watching a table, with a seat or without.
public interface Observer {
    /// Who it is; empty for a visitor whom the server doesn't know.
    Optional<PersonId> person();

    /// Since when the person has had the account that they are signed in to, in milliseconds since 1970; empty for
    /// somebody who isn't signed in.
    Optional<Long> accountSince();

    /// Those who play on the same device: they are there as long as this one is, and answer together what a table
    /// is asked.
    Set<PersonId> household();

    /// How long bots are to wait after a choice of this person that can be taken back; empty for as long as the
    /// server has it.
    Optional<Duration> takeBackPause();

    /// Takes a message. Called under the table's lock: must come back at once, and keep the order.
    void tell(ServerMessage message);

    /// Couldn't be told something, so that it has to come back and ask for what it missed. Called under the table's
    /// lock: must come back at once.
    void miss();
}
