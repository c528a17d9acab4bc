package dev.anden.cli;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The option that says which game, for the commands that play one.
final class GameOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Option(names = "--game", paramLabel = "ID", defaultValue = "ttr-usa", description = "The game (${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private String id;

    /// The game that was asked for.
    ///
    /// @throws ParameterException naming the games that exist, if there is no such one
    Game game() {
        try {
            return boards.require(id);
        } catch (IllegalArgumentException unknown) {
            throw wrong(unknown);
        }
    }

    /// Its set-up.
    ///
    /// @throws ParameterException if the game isn't for so many
    Setup setup(int seats) {
        try {
            return Setup.of(game().info(), seats);
        } catch (IllegalArgumentException unfit) {
            throw wrong(unfit);
        }
    }

    /// The error that a wrong argument leads to.
    ParameterException wrong(IllegalArgumentException reason) {
        return new CommandLine.ParameterException(command.commandLine(), String.valueOf(reason.getMessage()));
    }
}
