package dev.anden.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/// The command `anden`.
@Command(
        name = "anden",
        description = "Board games for the browser, and an engine to study them.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class)
public final class Anden implements Runnable {
    @picocli.CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    private Anden() {}

    /// Runs a command and ends the process with its exit code.
    public static void main(String... arguments) {
        System.exit(command(Surroundings.ofProcess()).execute(arguments));
    }

    /// The command with all its sub-commands.
    static CommandLine command(Surroundings surroundings) {
        var command = new CommandLine(new Anden())
                .addSubcommand(new SimulateCommand(surroundings))
                .addSubcommand(new ReplayCommand(surroundings))
                .addSubcommand(new PlayCommand(surroundings));
        return command.setOut(surroundings.out())
                .setErr(surroundings.err())
                .setParameterExceptionHandler(Errors::called)
                .setExecutionExceptionHandler(Errors::failed);
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "A sub-command is missing");
    }
}
