package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden admin block`: somebody may only watch from now on.
@Command(
        name = "block",
        description = "Stops a person from playing: from now on they can only watch, and bots play on for them.")
final class BlockCommand implements Callable<Integer> {
    @Mixin
    private final Order order;

    BlockCommand(Surroundings surroundings) {
        order = new Order(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        return order.give(OrderKind.BLOCK);
    }
}
