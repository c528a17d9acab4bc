package dev.anden.cli.serve;

import dev.anden.cli.call.Surroundings;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The option of whatever has to do with a server that has been set up: its file of settings.
final class SettingsOption {
    private final Map<String, String> environment;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = OperatorSettings.OPTION,
            paramLabel = "FILE",
            description = "A file with settings, lines such as port = 8080; environment variables and options take"
                    + " precedence.")
    @SuppressWarnings("UnusedVariable") // it is asked for by its name, as the other settings are
    private @Nullable Path file;

    SettingsOption(Surroundings surroundings) {
        environment = surroundings.environment();
    }

    /// What is set elsewhere than on the command line.
    ///
    /// @throws dev.anden.cli.call.WrongCall if there is a file of settings with something wrong
    OperatorSettings settings() {
        return OperatorSettings.of(spec, environment);
    }
}
