package dev.anden.cli;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options that say which game and how it is set up, for the commands that play one.
final class GameOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Option(names = "--game", paramLabel = "ID", defaultValue = "ttr-usa", description = "The game (${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private String id;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the game, such as mayor=on; once for each.")
    private Map<String, String> options = Map.of();

    /// The game that was asked for.
    ///
    /// @throws ParameterException naming the games that exist, if there is no such one
    Game game() {
        try {
            return GameCatalog.installed().require(id);
        } catch (IllegalArgumentException unknown) {
            throw wrong(unknown);
        }
    }

    /// Its set-up.
    ///
    /// @throws ParameterException if the game isn't for so many, or has no such option
    Setup setup(int seats) {
        try {
            return Setup.of(game().info(), seats, options);
        } catch (IllegalArgumentException unfit) {
            throw wrong(unfit);
        }
    }

    /// The error that a wrong argument leads to.
    ParameterException wrong(IllegalArgumentException reason) {
        return new CommandLine.ParameterException(command.commandLine(), String.valueOf(reason.getMessage()));
    }
}
