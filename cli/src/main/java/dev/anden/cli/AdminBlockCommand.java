package dev.anden.cli;

import dev.anden.server.StartFailure;
import dev.anden.server.store.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden admin block`: somebody may only watch from now on.
@Command(
        name = "block",
        description = "Stops a person from playing: from now on they can only watch, and bots play on for them.")
final class AdminBlockCommand implements Callable<Integer> {
    @Mixin
    private final AdminOrder order;

    AdminBlockCommand(Surroundings surroundings) {
        order = new AdminOrder(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        return order.give(OrderKind.BLOCK);
    }
}
