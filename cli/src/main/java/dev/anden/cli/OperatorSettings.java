package dev.anden.cli;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/// Options of the server that the environment may set as well: `--data` is `ANDEN_DATA` there, `--bot-pause` is
/// `ANDEN_BOT_PAUSE`. What is said on the command line counts more.
final class OperatorSettings implements IDefaultValueProvider {
    private static final Set<String> OPTIONS = Set.of(
            "--port",
            "--host",
            "--data",
            "--bot-pause",
            "--take-back-pause",
            "--patience",
            "--keep-open",
            "--keep-playing",
            "--keep-guests",
            "--trusted-proxies",
            "--host-names",
            "--watchers",
            "--public-url",
            "--reminder-networks",
            "--log-format");

    private final Map<String, String> environment;

    OperatorSettings(Map<String, String> environment) {
        this.environment = environment;
    }

    /// An empty variable gives no value: it is refused before anything is done.
    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        return variable(argument)
                .map(environment::get)
                .filter(value -> !value.isBlank())
                .orElse(null);
    }

    /// Makes sure that no variable of a command is empty: nobody means an empty value, which would let
    /// everybody in or write into the current folder.
    void refuseEmpty(ParseResult parsed) {
        for (ArgSpec argument : parsed.commandSpec().options()) {
            Optional<String> empty = variable(argument)
                    .filter(name -> environment.getOrDefault(name, "set").isBlank())
                    .filter(name -> !parsed.matchedArgs().contains(argument));
            if (empty.isPresent()) {
                throw new WrongCall(parsed.commandSpec().commandLine(), Sentence.of("call.empty", empty.get()));
            }
        }
        refuseEmpty(parsed, "--data", DataOption.DATABASE);
        refuseEmpty(parsed, "--public-url", ReminderSettings.MAIL);
    }

    /// @param option one of the options of the commands that read the variable
    private void refuseEmpty(ParseResult parsed, String option, String variable) {
        if (parsed.commandSpec().optionsMap().containsKey(option)
                && environment.getOrDefault(variable, "set").isBlank()) {
            throw new WrongCall(parsed.commandSpec().commandLine(), Sentence.of("call.empty", variable));
        }
    }

    private static Optional<String> variable(ArgSpec argument) {
        return argument instanceof OptionSpec option && OPTIONS.contains(option.longestName())
                ? Optional.of("ANDEN_"
                        + option.longestName().substring(2).replace('-', '_').toUpperCase(Locale.ROOT))
                : Optional.empty();
    }
}
