package dev.anden.cli.serve;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Nearest;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.server.ServerOptions;
import dev.anden.server.store.postgres.PostgresAddress;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Where a server keeps its tables, for the commands that look after them: the option that names the folder, and
/// the variable that names a database of PostgreSQL instead. That one is no option: whoever lists the processes
/// of a machine would read the password.
public final class DataOption {
    static final String DATABASE = "ANDEN_DATABASE_URL";

    @Mixin
    private final SettingsOption settings;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where the tables are kept (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("data");

    /// @param surroundings with the variables in which something may be set
    public DataOption(Surroundings surroundings) {
        settings = new SettingsOption(surroundings);
    }

    /// The database that the environment names, if it names one.
    ///
    /// @throws WrongCall if what it says is no address; it isn't repeated, for there may be a password in it
    Optional<PostgresAddress> postgres() {
        return settings().secret(DATABASE).map(this::address);
    }

    /// What is set elsewhere than on the command line.
    ///
    /// @throws WrongCall if there is a file of settings with something wrong
    OperatorSettings settings() {
        return settings.settings();
    }

    /// What an option is called where its value comes from.
    public String origin(String option) {
        return settings().origin(option);
    }

    /// The port of a server that can be reached at one.
    ///
    /// @param port what the option `--port` says
    /// @param otherwise the option that says instead where the server is
    /// @throws WrongCall if it is none, or means any that is free
    public int reachable(int port, String otherwise) {
        return settings().reachable(port, otherwise);
    }

    /// A server that keeps its tables there.
    public ServerOptions options() {
        return ServerOptions.of(folder).withPostgres(postgres());
    }

    /// The folder of a database that is a file.
    ///
    /// @throws CommandFailure if it is one of PostgreSQL, which has its own programs for what is to be done
    Path ownFolder() {
        if (postgres().isPresent()) {
            throw new CommandFailure(Sentence.of("backup.postgres"));
        }
        return folder;
    }

    /// What people are told of where the tables are.
    Object place() {
        return postgres().<Object>map(address -> address).orElse(folder);
    }

    private PostgresAddress address(OperatorSettings.Found found) {
        PostgresAddress.impossiblePort(found.value()).ifPresent(port -> {
            throw new WrongCall(
                    spec.commandLine(),
                    Sentence.of("call.database.port", found.origin(), port, ServerOptions.HIGHEST_PORT));
        });
        requireKnownSettings(found);
        return PostgresAddress.of(found.value())
                .orElseThrow(() -> new WrongCall(spec.commandLine(), Sentence.of("call.database", found.origin())));
    }

    /// One that is like none of the driver's isn't repeated: it may be the rest of a password.
    private void requireKnownSettings(OperatorSettings.Found found) {
        for (String unknown : PostgresAddress.unknownSettings(found.value())) {
            Sentence sentence = Nearest.to(unknown, PostgresAddress.knownSettings())
                    .map(near -> Sentence.of("call.database.setting.near", found.origin(), unknown, near))
                    .orElseGet(() -> Sentence.of("call.database.setting", found.origin()));
            throw new WrongCall(spec.commandLine(), sentence);
        }
    }
}
