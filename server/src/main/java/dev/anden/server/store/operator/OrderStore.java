package dev.anden.server.store.operator;

import dev.anden.server.store.database.Database;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// What whoever runs a server wants it to do, as the server finds it.
public final class OrderStore {
    private static final List<String> KINDS =
            Stream.of(OrderKind.values()).map(OrderKind::toString).toList();

    private final Database database;

    public OrderStore(Database database) {
        this.database = database;
    }

    /// What nothing came of yet, the oldest first; no more than [OrderDesk#MOST]. An order of a kind that isn't known
    /// keeps no other from its turn.
    public List<OperatorOrder> waiting() {
        return database.read(client -> client.sql(
                        "select id, kind, about from operator_order where outcome is null and kind in (:kinds)"
                                + " order by made, id limit :limit")
                .param("kinds", KINDS)
                .param("limit", OrderDesk.MOST)
                .query((row, number) -> new OperatorOrder(
                        row.getString("id"),
                        OrderKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                        row.getString("about")))
                .list());
    }

    /// Writes down what came of it.
    ///
    /// @param at milliseconds since 1970
    public void answer(OperatorOrder order, OrderOutcome outcome, long at) {
        database.write(client -> client.sql("update operator_order set outcome = ?, done = ? where id = ?")
                .params(outcome.toString(), at, order.id())
                .update());
    }

    /// Forgets what was answered before a time: whoever wanted to know has seen it.
    ///
    /// @param before milliseconds since 1970
    public void forget(long before) {
        database.write(client -> client.sql("delete from operator_order where done < ?")
                .param(before)
                .update());
    }
}
