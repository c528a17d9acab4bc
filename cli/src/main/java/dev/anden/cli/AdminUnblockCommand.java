package dev.anden.cli;

import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden admin unblock`: somebody who was blocked may play again.
@Command(name = "unblock", description = "Lets a person who was blocked play again.")
final class AdminUnblockCommand implements Callable<Integer> {
    @Mixin
    private final AdminOrder order;

    AdminUnblockCommand(Surroundings surroundings) {
        order = new AdminOrder(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        return order.give(OrderKind.UNBLOCK);
    }
}
