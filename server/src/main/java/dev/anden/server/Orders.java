package dev.anden.server;

import dev.anden.engine.Survivable;
import dev.anden.server.account.Farewells;
import dev.anden.server.people.People;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.operator.OperatorOrder;
import dev.anden.server.store.operator.OrderOutcome;
import dev.anden.server.store.operator.OrderStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.LiveTables;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Carries out what whoever runs the server has left for it, by rounds. Each order gets its answer, and one that fails
/// keeps no other from its turn; one during which the server dies is carried out again.
final class Orders {
    private static final Logger LOG = LoggerFactory.getLogger(Orders.class);

    /// Answers are kept so long.
    private static final Duration KEPT = Duration.ofDays(1);

    private final OrderStore store;
    private final TableStore stored;
    private final LiveTables tables;
    private final People people;
    private final Farewells farewells;
    private final InstantSource clock;

    Orders(
            OrderStore store,
            TableStore stored,
            LiveTables tables,
            People people,
            Farewells farewells,
            InstantSource clock) {
        this.store = store;
        this.stored = stored;
        this.tables = tables;
        this.people = people;
        this.farewells = farewells;
        this.clock = clock;
    }

    /// Carries out what waits.
    void round() {
        for (OperatorOrder order : store.waiting()) {
            OrderOutcome outcome = answered(order);
            store.answer(order, outcome, clock.millis());
            LOG.atInfo()
                    .addKeyValue("order", order.kind())
                    .addKeyValue("about", order.about())
                    .addKeyValue("outcome", outcome)
                    .log("Whoever runs this server wanted something done");
        }
    }

    /// Forgets answers that were given long ago.
    void forget() {
        store.forget(clock.millis() - KEPT.toMillis());
    }

    private OrderOutcome answered(OperatorOrder order) {
        try {
            return carryOut(order);
        } catch (RequestRefused refused) {
            if (refused.code() == ProblemCode.NO_SUCH_TABLE) {
                return OrderOutcome.UNKNOWN;
            }
            return failed(order, refused);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            return failed(order, failure);
        }
    }

    private static OrderOutcome failed(OperatorOrder order, Throwable failure) {
        LOG.atWarn()
                .addKeyValue("order", order.kind())
                .addKeyValue("about", order.about())
                .addKeyValue("reason", failure.getMessage())
                .log("What whoever runs this server wants can't be done");
        return OrderOutcome.FAILED;
    }

    private OrderOutcome carryOut(OperatorOrder order) {
        var person = new PersonId(order.about());
        return switch (order.kind()) {
            case END -> outcome(tables.clearing().end(order.about()));
            case DELETE -> delete(order.about(), person);
            case BLOCK -> people.isKnown(person) ? outcome(farewells.bar(person)) : OrderOutcome.UNKNOWN;
            case UNBLOCK -> outcome(people.unbar(person));
        };
    }

    private OrderOutcome delete(String id, PersonId person) {
        if (stored.find(id).isPresent()) {
            tables.clearing().remove(id);
            return OrderOutcome.DONE;
        }
        if (people.isKnown(person)) {
            farewells.remove(person);
            return OrderOutcome.DONE;
        }
        return OrderOutcome.UNKNOWN;
    }

    private static OrderOutcome outcome(boolean changed) {
        return changed ? OrderOutcome.DONE : OrderOutcome.ALREADY;
    }
}
