package dev.anden.server.store.operator;

import dev.anden.server.store.access.SideConnection;
import java.util.Locale;
import java.util.Optional;

/// Where whoever runs a server leaves what it is to do, and learns what came of it: beside the server, which may run
/// or not.
public final class OrderDesk {
    /// So many may wait for a server.
    public static final int MOST = 100;

    private static final String PLACE = "insert into operator_order (id, kind, about, made)"
            + " select cast(:id as text), cast(:kind as text), cast(:about as text), cast(:at as bigint)"
            + " where (select count(*) from operator_order where outcome is null) < :most";

    private final SideConnection database;

    public OrderDesk(SideConnection database) {
        this.database = database;
    }

    /// @param at milliseconds since 1970
    /// @return whether it is written down; not if too many wait already
    /// @throws dev.anden.server.store.database.UnusableDatabase if the database can't be written
    public boolean place(OperatorOrder order, long at) {
        return database.say(client -> client.sql(PLACE)
                        .param("id", order.id())
                        .param("kind", order.kind().toString())
                        .param("about", order.about())
                        .param("at", at)
                        .param("most", MOST)
                        .update())
                == 1;
    }

    /// What came of it; empty as long as no server has seen it.
    ///
    /// @throws dev.anden.server.store.database.UnusableDatabase if the database can't be read
    public Optional<OrderOutcome> outcome(OperatorOrder order) {
        return database.say(
                        client -> client.sql("select outcome from operator_order where id = ? and outcome is not null")
                                .param(order.id())
                                .query(String.class)
                                .optional())
                .map(word -> OrderOutcome.valueOf(word.toUpperCase(Locale.ROOT)));
    }
}
