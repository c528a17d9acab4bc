package dev.anden.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/// The command `anden`.
@Command(
        name = "anden",
        description = "Board games for the browser, and an engine to study them. Without a sub-command it serves.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class)
public final class Anden implements Callable<Integer> {
    private final ServeCommand serve;

    private Anden(ServeCommand serve) {
        this.serve = serve;
    }

    /// Runs a command and ends the process with its exit code.
    public static void main(String... arguments) {
        System.exit(command(Surroundings.ofProcess()).execute(arguments));
    }

    /// The command with all its sub-commands.
    static CommandLine command(Surroundings surroundings) {
        var command = new CommandLine(new Anden(new ServeCommand(surroundings)))
                .addSubcommand(new ServeCommand(surroundings))
                .addSubcommand(new SimulateCommand(surroundings))
                .addSubcommand(new ReplayCommand(surroundings))
                .addSubcommand(new PlayCommand(surroundings))
                .addSubcommand(new EngineCommand(surroundings))
                .addSubcommand(new PerftCommand(surroundings));
        return command.setOut(surroundings.out())
                .setErr(surroundings.err())
                .setParameterExceptionHandler(Errors::called)
                .setExecutionExceptionHandler(Errors::failed);
    }

    /// Without a sub-command it serves.
    @Override
    public Integer call() throws InterruptedException {
        return serve.call();
    }
}
