package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.engine.PhrasedException;
import dev.anden.rpc.BotsEndedException;
import dev.anden.server.StartFailure;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Tells a person what went wrong, in one sentence of the person's language and never with a stack trace.
public final class Errors {
    private final Texts texts;

    /// @param texts in whose language it is told
    public Errors(Texts texts) {
        this.texts = texts;
    }

    /// The command was called wrongly.
    ///
    /// @return the exit code
    public int called(ParameterException error, String[] arguments) {
        CommandLine command = error.getCommandLine();
        PrintWriter err = command.getErr();
        err.printf("anden: %s%n", sentence(error, List.of(arguments)).in(texts));
        err.println(texts.text("call.help", command.getCommandSpec().qualifiedName()));
        err.flush();
        return ExitCode.USAGE;
    }

    private Sentence sentence(ParameterException error, List<String> arguments) {
        return switch (error) {
            case WrongCall wrong -> wrong.sentence();
            case UnmatchedArgumentException unmatched
            when !unmatched.getUnmatched().isEmpty() ->
                unknown(unmatched.getUnmatched().getFirst(), commands(error.getCommandLine()));
            case MissingParameterException missing
            when strange(missing).isPresent() ->
                Sentence.of("call.option", strange(missing).orElseThrow());
            case MissingParameterException missing when !missing.getMissing().isEmpty() -> missing(missing, arguments);
            case OverwrittenOptionException twice -> Sentence.of("call.twice", name(twice.getOverwritten()));
            default -> value(error);
        };
    }

    /// An option that there isn't is told before what is missing: it may have been meant to be that.
    private static Optional<String> strange(MissingParameterException error) {
        return error.getCommandLine().getUnmatchedArguments().stream()
                .filter(argument -> argument.startsWith("-"))
                .findFirst();
    }

    /// Those that help tells, in its order.
    private static Set<String> commands(CommandLine command) {
        var names = new LinkedHashSet<String>();
        command.getSubcommands().forEach((name, each) -> {
            if (!each.getCommandSpec().usageMessage().hidden()) {
                names.add(name);
            }
        });
        return names;
    }

    private static Sentence unknown(String argument, Set<String> commands) {
        if (argument.startsWith("-")) {
            return Sentence.of("call.option", argument);
        }
        return commands.isEmpty()
                ? Sentence.of("call.extra", argument)
                : Sentence.of("call.command", argument, String.join(", ", commands));
    }

    private static Sentence missing(MissingParameterException error, List<String> arguments) {
        ArgSpec first = error.getMissing().getFirst();
        if (first instanceof OptionSpec option) {
            boolean given = Stream.of(option.names()).anyMatch(arguments::contains);
            return Sentence.of(given ? "call.value.missing" : "call.option.missing", name(option), Labels.of(option));
        }
        return Sentence.of(
                "call.missing", error.getMissing().stream().map(Labels::of).collect(Collectors.joining(", ")));
    }

    /// A value that an option doesn't take, or that [WholeNumber] or [DecimalNumber] refused, or what the library says
    /// of something else.
    private Sentence value(ParameterException error) {
        ArgSpec argument = error.getArgSpec();
        String value = error.getValue();
        if (argument != null
                && value != null
                && argument.isOption()
                && argument.arity().max() == 0) {
            return Sentence.of("call.switch", name(argument), value);
        }
        if (argument != null && value != null && argument.type() == Path.class) {
            return FilePath.refused(name(argument), value);
        }
        boolean decimal = argument != null && DecimalNumber.reads(type(argument));
        if (argument == null || value == null || !(decimal || WholeNumber.reads(type(argument)))) {
            return Sentence.quoted(String.valueOf(error.getMessage()));
        }
        if (value.isBlank()) {
            return Sentence.of("call.empty", name(argument));
        }
        if (decimal) {
            return new DecimalNumber(texts).refused(name(argument), value, argument);
        }
        return WholeNumber.refused(name(argument), value, argument);
    }

    /// Of what type a value of an argument is; of one that takes several, each of them.
    static Class<?> type(ArgSpec argument) {
        return argument.auxiliaryTypes()[0];
    }

    /// What a person calls an argument: `--port`, `FILE`.
    public static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : Labels.of(argument);
    }

    /// The command failed. Nothing is told where it was ended while programs played as its bots: whoever ended it
    /// knows that.
    ///
    /// @return the exit code: that of a wrong call where a setting was wrong
    public int failed(Exception error, CommandLine command, ParseResult result) {
        if (BotsEndedException.isBehind(error)) {
            return ExitCode.SOFTWARE;
        }
        Sentence sentence = switch (error) {
            case CommandFailure failure -> failure.sentence();
            case StartFailure failure -> Sentence.of(failure);
            case PhrasedException failure -> Sentence.of(failure.reason());
            case InvalidPathException failure -> Sentence.of("path", failure.getInput());
            default -> Sentence.of("failed", error);
        };
        command.getErr().printf("anden: %s%n", sentence.in(texts));
        command.getErr().flush();
        return error instanceof StartFailure failure && failure.isWrongSetting() ? ExitCode.USAGE : ExitCode.SOFTWARE;
    }

    /// Whether a value names nothing: commas alone are a list of nothing.
    public static boolean isEmpty(ArgSpec argument, String value) {
        return (argument.splitRegex().isEmpty() ? value : value.replace(',', ' ')).isBlank();
    }
}
