package dev.anden.server.table;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.store.PersonId;
import java.util.Optional;

/// Somebody who looks at a table, with a seat or without.
public interface Observer {
    /// Who it is; empty for a visitor whom the server doesn't know.
    Optional<PersonId> person();

    /// Takes a message. Called under the table's lock: must come back at once, and keep the order.
    void tell(ServerMessage message);
}
