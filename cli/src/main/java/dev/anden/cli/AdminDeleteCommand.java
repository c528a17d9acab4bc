package dev.anden.cli;

import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `anden admin delete`: a table goes with its game, or a person with everything that names them.
@Command(name = "delete", description = "Deletes a table with its game, or a person with everything that names them.")
final class AdminDeleteCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final AdminOrder order;

    @Option(names = "--yes", description = "Says that you mean it: it can't be undone.")
    private boolean sure;

    AdminDeleteCommand(Surroundings surroundings) {
        order = new AdminOrder(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        if (!sure) {
            throw new WrongCall(spec.commandLine(), Sentence.of("admin.delete.sure"));
        }
        return order.give(OrderKind.DELETE);
    }
}
