package dev.anden.cli;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import dev.anden.players.Roster;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options that say which game and how it is set up, for the commands that play one.
final class GameOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Option(names = "--game", paramLabel = "ID", defaultValue = "ttr-usa", description = "The game (${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private String id;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the game, such as mayor=on or tickets=mega; once for each.")
    private List<String> options = List.of();

    /// The game that was asked for.
    ///
    /// @throws ParameterException naming the games that exist, if there is no such one
    Game game() {
        return find(id);
    }

    /// The games that were asked for, their ids separated by commas.
    ///
    /// @throws ParameterException naming the games that exist, if there is no such one
    List<Game> games() {
        return Arrays.stream(id.split(",")).map(this::find).toList();
    }

    /// All games that there are.
    List<Game> all() {
        return boards.games().games();
    }

    private Game find(String wanted) {
        return boards.find(wanted).orElseThrow(() -> wrong(boards.unknown(wanted)));
    }

    /// Its set-up.
    ///
    /// @throws ParameterException if the game isn't for so many, or has no such option
    Setup setup(int seats) {
        return setup(game(), seats);
    }

    /// The set-up of one of several games.
    ///
    /// @throws ParameterException if the game isn't for so many, or has no such option
    Setup setup(Game game, int seats) {
        GameInfo info = game.info();
        if (seats < info.minimumSeats() || seats > info.maximumSeats()) {
            throw wrong(Sentence.of("seats", info.id(), info.minimumSeats(), info.maximumSeats(), seats));
        }
        try {
            return Setup.of(info, seats, chosen());
        } catch (IllegalArgumentException unfit) {
            throw wrong(unfit);
        }
    }

    private Map<String, String> chosen() {
        var chosen = new TreeMap<String, String>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw wrong(Sentence.of("option.form", option));
            }
            if (chosen.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
                throw wrong(Sentence.of("option.twice", option.substring(0, equals)));
            }
        }
        return chosen;
    }

    /// Makes sure that a game can be played at a level.
    ///
    /// @throws ParameterException naming the levels that exist, if there is no such one
    void requireLevel(Roster roster, Game game, String level) {
        var levels = new ArrayList<>(roster.names(game));
        levels.addAll(roster.namesForExperiments(game));
        if (!levels.contains(level)) {
            throw wrong(Sentence.of("level", level, game.info().id(), String.join(", ", levels)));
        }
    }

    /// The error that a wrong argument leads to.
    ParameterException wrong(Sentence sentence) {
        return new WrongCall(command.commandLine(), sentence);
    }

    /// The same, in the words of another room.
    ParameterException wrong(IllegalArgumentException reason) {
        return wrong(
                reason instanceof UnfitException unfit
                        ? Sentence.of(unfit.reason())
                        : Sentence.quoted(String.valueOf(reason.getMessage())));
    }
}
