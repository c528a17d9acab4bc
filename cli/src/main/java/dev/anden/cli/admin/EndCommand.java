package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden admin end`: a game ends without a result, or a table that waits for players closes.
@Command(name = "end", description = "Ends a game without a result, or closes a table that waits for players.")
final class EndCommand implements Callable<Integer> {
    @Mixin
    private final Order order;

    EndCommand(Surroundings surroundings) {
        order = new Order(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        return order.give(OrderKind.END);
    }
}
