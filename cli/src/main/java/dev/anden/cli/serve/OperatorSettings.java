package dev.anden.cli.serve;

import dev.anden.cli.call.Errors;
import dev.anden.cli.call.FilePath;
import dev.anden.cli.call.WholeNumber;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.engine.files.FileText;
import dev.anden.engine.files.UnreadableFileException;
import dev.anden.server.ServerOptions;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/// What whoever runs a server has set elsewhere than on the command line, which counts more: in the environment and,
/// where that is silent, in a [SettingsFile]. See [Setting] for the names.
final class OperatorSettings {
    static final String OPTION = "--settings";

    private final CommandLine command;

    /// By variable; the first one that knows it counts.
    private final List<Map<String, Found>> places;

    /// What a setting is set to.
    ///
    /// @param origin what a person calls the place where it is set: `ANDEN_PORT`, or `anden.conf:3: port`
    record Found(String value, String origin) {}

    private OperatorSettings(CommandLine command, List<Map<String, Found>> places) {
        this.command = command;
        this.places = places;
    }

    /// Those of a command whose line has been read.
    ///
    /// @throws WrongCall if there is a file of settings with something wrong
    static OperatorSettings of(CommandSpec spec, Map<String, String> environment) {
        CommandLine command = spec.commandLine();
        var variables = new HashMap<String, Found>();
        environment.forEach((name, value) -> variables.put(name, new Found(value, name)));
        var own = new OperatorSettings(command, List.of(variables));
        Optional<Found> file = Optional.ofNullable(spec.optionsMap().get(OPTION))
                .flatMap(option -> Optional.ofNullable((Path) option.getValue()))
                .map(path -> new Found(path.toString(), OPTION))
                .or(() -> own.find(Setting.FILE));
        return file.map(named -> new OperatorSettings(command, List.of(variables, SettingsFile.read(command, named))))
                .orElse(own);
    }

    /// Gives each option that isn't on the command line the value that it has elsewhere.
    ///
    /// @throws WrongCall if such a value is empty or none for the option
    void fill(ParseResult parsed) {
        for (OptionSpec option : parsed.commandSpec().options()) {
            if (!parsed.hasMatchedOption(option)) {
                Setting.variable(option)
                        .flatMap(this::find)
                        .ifPresent(found -> option.setValue(converted(option, found)));
            }
        }
    }

    /// What an option is called where its value comes from.
    String origin(String option) {
        ParseResult parsed = command.getParseResult();
        return parsed.hasMatchedOption(option)
                ? option
                : find(Setting.variable(option)).map(Found::origin).orElse(option);
    }

    /// The port of a server that can be reached at one: 0 would mean any that was free when it started.
    ///
    /// @param port what the option `--port` says
    /// @param otherwise the option that says instead where the server is
    /// @throws WrongCall if there is no such port
    int reachable(int port, String otherwise) {
        if (port < 1 || port > ServerOptions.HIGHEST_PORT) {
            throw new WrongCall(
                    command,
                    Sentence.of("call.port.here", origin("--port"), ServerOptions.HIGHEST_PORT, port, otherwise));
        }
        return port;
    }

    /// A setting that isn't secret. Nobody means an empty value, which would let everybody in or write into the
    /// current folder.
    ///
    /// @throws WrongCall if it is empty
    private Optional<Found> find(String variable) {
        return places.stream()
                .flatMap(place -> Optional.ofNullable(place.get(variable)).stream())
                .findFirst()
                .map(this::filled);
    }

    /// A setting that may be in a file of its own.
    ///
    /// @throws WrongCall if it is empty, its file can't be read, or it is there in both ways
    Optional<Found> secret(String variable) {
        return places.stream()
                .flatMap(place -> secret(place, variable).stream())
                .findFirst();
    }

    private Optional<Found> secret(Map<String, Found> place, String variable) {
        Optional<Found> itself = Optional.ofNullable(place.get(variable)).map(this::filled);
        Optional<Found> file =
                Optional.ofNullable(place.get(Setting.byFile(variable))).map(this::filled);
        if (itself.isPresent() && file.isPresent()) {
            throw new WrongCall(
                    command,
                    Sentence.of(
                            "settings.both", itself.get().origin(), file.get().origin()));
        }
        return itself.or(() -> file.map(this::content));
    }

    private Found content(Found named) {
        try {
            String text = FileText.read(FilePath.of(command, named.origin(), named.value()))
                    .strip();
            if (text.isEmpty()) {
                throw new WrongCall(command, Sentence.of("settings.secret.empty", named.origin(), named.value()));
            }
            return new Found(text, named.origin());
        } catch (UnreadableFileException unreadable) {
            throw new WrongCall(
                    command, Sentence.of("settings.unreadable", named.origin(), named.value(), unreadable.phrase()));
        }
    }

    private Found filled(Found found) {
        if (found.value().isBlank()) {
            throw new WrongCall(command, Sentence.of("call.empty", found.origin()));
        }
        return found;
    }

    private Object converted(OptionSpec option, Found found) {
        if (Errors.isEmpty(option, found.value())) {
            throw new WrongCall(command, Sentence.of("call.empty", found.origin()));
        }
        if (option.type() == Path.class) {
            return FilePath.of(command, found.origin(), found.value());
        }
        if (option.type() == List.class) {
            return List.of(found.value().split(option.splitRegex(), -1));
        }
        if (option.type() != int.class) {
            return found.value();
        }
        try {
            return Integer.parseInt(found.value());
        } catch (NumberFormatException none) {
            throw new WrongCall(command, WholeNumber.refused(found.origin(), found.value(), option));
        }
    }
}
