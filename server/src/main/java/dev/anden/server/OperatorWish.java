package dev.anden.server;

import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.operator.OperatorOrder;
import dev.anden.server.store.operator.OrderDesk;
import dev.anden.server.store.operator.OrderKind;
import dev.anden.server.store.operator.OrderOutcome;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/// Something that whoever runs a server wants it to do. It is written down beside the server, which does it within a
/// second or two if it runs, and at its next start otherwise.
public final class OperatorWish {
    private final OrderDesk desk;
    private final OperatorOrder order;

    private OperatorWish(OrderDesk desk, OperatorOrder order) {
        this.desk = desk;
        this.order = order;
    }

    /// Writes it down.
    ///
    /// @param about the id of a table or of a person
    /// @return empty if too many orders wait for a server already
    /// @throws StartFailure if there is no database, or it can't be written
    public static Optional<OperatorWish> of(ServerOptions options, OrderKind kind, String about, Instant now)
            throws StartFailure {
        try {
            var desk = new OrderDesk(OperatorAccess.toSay(options));
            var order = new OperatorOrder(UUID.randomUUID().toString(), kind, about);
            return desk.place(order, now.toEpochMilli())
                    ? Optional.of(new OperatorWish(desk, order))
                    : Optional.empty();
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    /// What came of it; empty as long as no server has seen it.
    ///
    /// @throws StartFailure if the database can't be read any more
    public Optional<OrderOutcome> outcome() throws StartFailure {
        try {
            return desk.outcome(order);
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }
}
