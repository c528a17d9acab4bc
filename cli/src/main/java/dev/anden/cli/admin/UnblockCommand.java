package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden admin unblock`: somebody who was blocked may play again.
@Command(name = "unblock", description = "Lets a person who was blocked play again.")
final class UnblockCommand implements Callable<Integer> {
    @Mixin
    private final Order order;

    UnblockCommand(Surroundings surroundings) {
        order = new Order(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        return order.give(OrderKind.UNBLOCK);
    }
}
