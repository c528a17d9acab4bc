package dev.anden.cli;

import dev.anden.cli.call.DecimalNumber;
import dev.anden.cli.call.Errors;
import dev.anden.cli.call.FilePath;
import dev.anden.cli.call.Labels;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.Version;
import dev.anden.cli.call.WholeNumber;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.serve.Serving;
import dev.anden.cli.serve.Settling;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BotList;
import dev.anden.rpc.RunningBots;
import dev.anden.server.StartFailure;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/// The command `anden`.
@Command(
        name = "anden",
        description =
                "Board games in the browser, and an engine to study them. Without a command, it starts the server.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class)
public final class Anden implements Callable<Integer> {
    @Mixin
    private final Serving serving;

    private Anden(Serving serving) {
        this.serving = serving;
    }

    /// Runs a command and ends the process with its exit code.
    public static void main(String... arguments) {
        // What programs read is the same in every language, down to its digits; what people read names its own.
        Locale.setDefault(Locale.ROOT);
        var output = new WatchedOutput(new FileOutputStream(FileDescriptor.out));
        var bots = new RunningBots();
        // Whatever ends the process, an interrupt or a signal to it alone: no bot computes on for nobody.
        Runtime.getRuntime().addShutdownHook(new Thread(bots::close, "bots"));
        Surroundings surroundings = Surroundings.ofProcess(output, bots);
        System.exit(whole(command(surroundings, arguments).execute(arguments), output, surroundings));
    }

    /// The exit code of a command. Results that nobody has got are no success: a file of them would be cut off, and
    /// whoever goes on with it wouldn't know.
    static int whole(int exitCode, WatchedOutput output, Surroundings surroundings) {
        surroundings.out().flush();
        if (exitCode != ExitCode.OK || !output.hasLost()) {
            return exitCode;
        }
        surroundings.err().println("anden: " + Sentence.of("output.lost").in(Texts.of(surroundings.language())));
        return ExitCode.SOFTWARE;
    }

    /// The command, made for a call: with the sub-command that the call names, or all of them if it names none.
    static CommandLine command(Surroundings surroundings, String... arguments) {
        Texts texts = Texts.of(surroundings.language());
        var errors = new Errors(texts);
        CommandLine command = SubCommands.addTo(
                new CommandLine(new Anden(new Serving(surroundings))), surroundings, List.of(arguments));
        splitAtAllCommas(command);
        Texts.help(surroundings.language())
                .ifPresent(help -> command.setResourceBundle(help).setHelpFactory(Labels::help));
        return command.registerConverter(int.class, WholeNumber::ofInt)
                .registerConverter(Integer.class, WholeNumber::ofInt)
                .registerConverter(long.class, WholeNumber::ofLong)
                .registerConverter(Long.class, WholeNumber::ofLong)
                .registerConverter(Path.class, FilePath::of)
                .registerConverter(double.class, new DecimalNumber(texts))
                .setExecutionStrategy(parsed -> run(parsed, surroundings))
                .setOut(surroundings.out())
                .setErr(surroundings.err())
                .setParameterExceptionHandler(errors::called)
                .setExecutionExceptionHandler(errors::failed);
    }

    /// What a quotation mark means in a list, and that one isn't closed, is known and told of bots alone
    /// ([BotList]).
    private static void splitAtAllCommas(CommandLine command) {
        command.getCommandSpec().parser().splitQuotedStrings(true);
        command.getSubcommands().values().forEach(Anden::splitAtAllCommas);
    }

    /// Without a command, it starts the server.
    @Override
    public Integer call() throws InterruptedException, StartFailure {
        return serving.run();
    }

    /// Options before a sub-command belong to `serve` and would be lost with any other.
    private static int run(ParseResult parsed, Surroundings surroundings) {
        boolean asking = parsed.isUsageHelpRequested() || parsed.isVersionHelpRequested();
        if (parsed.hasSubcommand() && !asking && !parsed.matchedOptions().isEmpty()) {
            String command = parsed.subcommand().commandSpec().name();
            String option = parsed.matchedOptions().getFirst().longestName();
            throw new WrongCall(
                    parsed.subcommand().commandSpec().commandLine(), Sentence.of("call.behind", option, command));
        }
        refuseEmptyValues(parsed);
        Settling.settle(last(parsed), surroundings);
        return new RunLast().execute(parsed);
    }

    /// The command that is carried out.
    private static ParseResult last(ParseResult parsed) {
        return parsed.hasSubcommand() ? last(parsed.subcommand()) : parsed;
    }

    /// An empty value is that of a variable that isn't set. It would mean something that nobody meant: to listen on
    /// every address, to write into the current folder. In a list it would be left out, and a bot play itself.
    private static void refuseEmptyValues(ParseResult parsed) {
        for (ArgSpec argument : parsed.matchedArgs()) {
            for (String value : argument.originalStringValues()) {
                if (Errors.isEmpty(argument, value)) {
                    throw new WrongCall(
                            parsed.commandSpec().commandLine(), Sentence.of("call.empty", Errors.name(argument)));
                }
                if (hasGap(argument, value)) {
                    throw new WrongCall(
                            parsed.commandSpec().commandLine(), Sentence.of("call.gap", Errors.name(argument), value));
                }
            }
        }
        if (parsed.hasSubcommand()) {
            refuseEmptyValues(parsed.subcommand());
        }
    }

    /// Whether a list names nothing before, between or after its commas. Bots may have commas within them.
    private static boolean hasGap(ArgSpec argument, String value) {
        return !argument.splitRegex().isEmpty() && BotList.split(value).stream().anyMatch(String::isBlank);
    }
}
