package dev.anden.cli;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
    private List<String> options = List.of();

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
            return Setup.of(game().info(), seats, chosen());
        } catch (IllegalArgumentException unfit) {
            throw wrong(unfit);
        }
    }

    private Map<String, String> chosen() {
        var chosen = new TreeMap<String, String>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "An option is chosen as NAME=VALUE, such as mayor=on, not \"%s\"".formatted(option));
            }
            if (chosen.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
                throw new IllegalArgumentException(
                        "The option %s is chosen twice".formatted(option.substring(0, equals)));
            }
        }
        return chosen;
    }

    /// The error that a wrong argument leads to.
    ParameterException wrong(IllegalArgumentException reason) {
        return new CommandLine.ParameterException(command.commandLine(), String.valueOf(reason.getMessage()));
    }
}
