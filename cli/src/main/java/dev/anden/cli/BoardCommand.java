package dev.anden.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `anden board`: for those who make boards. It does nothing by itself.
@Command(name = "board", description = "Lists, checks and draws boards.")
final class BoardCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "\"board\" wants to know what to do: "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
