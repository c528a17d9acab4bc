package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
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
final class DeleteCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final Order order;

    @Option(names = "--yes", description = "Says that you mean it: it can't be undone.")
    private boolean sure;

    DeleteCommand(Surroundings surroundings) {
        order = new Order(surroundings);
    }

    @Override
    public Integer call() throws StartFailure, InterruptedException {
        if (!sure) {
            throw new WrongCall(spec.commandLine(), Sentence.of("admin.delete.sure"));
        }
        return order.give(OrderKind.DELETE);
    }
}
