package dev.anden.cli;

import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden admin end`: a game ends without a result, or a table that waits for players closes.
@Command(name = "end", description = "Ends a game without a result, or closes a table that waits for players.")
final class AdminEndCommand implements Callable<Integer> {
    @Mixin
    private final AdminOrder order;

    AdminEndCommand(Surroundings surroundings) {
        order = new AdminOrder(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        return order.give(OrderKind.END);
    }
}
