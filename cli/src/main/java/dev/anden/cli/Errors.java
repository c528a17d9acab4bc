package dev.anden.cli;

import dev.anden.arena.BotException;
import dev.anden.arena.ReplayException;
import java.io.PrintWriter;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Tells a person what went wrong, in one sentence and never with a stack trace.
final class Errors {
    private Errors() {}

    /// The command was called wrongly.
    static int called(ParameterException error, String[] arguments) {
        CommandLine command = error.getCommandLine();
        PrintWriter err = command.getErr();
        err.printf("anden: %s%n", sentence(error));
        err.printf(
                "\"%s --help\" shows what it takes.%n", command.getCommandSpec().qualifiedName());
        err.flush();
        return ExitCode.USAGE;
    }

    private static String sentence(ParameterException error) {
        if (!(error instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().isEmpty()) {
            return String.valueOf(error.getMessage());
        }
        String first = unmatched.getUnmatched().getFirst();
        Set<String> commands = error.getCommandLine().getSubcommands().keySet();
        if (first.startsWith("-")) {
            return "There is no option %s here".formatted(first);
        }
        return commands.isEmpty()
                ? "There is no place for \"%s\" here".formatted(first)
                : "There is no command \"%s\"; there are: %s".formatted(first, String.join(", ", commands));
    }

    /// The command failed.
    static int failed(Exception error, CommandLine command, ParseResult result) {
        String message = switch (error) {
            case CommandFailure failure -> failure.getMessage();
            case BotException failure -> failure.getMessage();
            case ReplayException failure -> failure.getMessage();
            default -> "This should not have happened: " + error;
        };
        command.getErr().printf("anden: %s%n", message);
        command.getErr().flush();
        return ExitCode.SOFTWARE;
    }
}
