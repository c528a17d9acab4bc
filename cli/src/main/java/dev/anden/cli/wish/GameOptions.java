package dev.anden.cli.wish;

import dev.anden.arena.Entrant;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import dev.anden.players.Roster;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options that say which game and how it is set up, for the commands that play one.
public final class GameOptions {
    private static final String OPTION = "An option of the game, such as mayor=on or tickets=mega; once for each.";

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Option(names = "--game", paramLabel = "ID", defaultValue = "ttr-usa", description = "The game (${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private String id;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = OPTION)
    private List<String> options = List.of();

    /// Has the help of a command say that it takes several games.
    ///
    /// @param taking a command that asks for [#games]
    public static void tellSeveral(CommandSpec taking) {
        describe(taking, "--game", option -> option.paramLabel("ID[,ID...]"));
        describe(
                taking,
                "--option",
                option -> option.description(OPTION
                        + " With several games, ttr-usa.tickets=mega sets it for one only and takes precedence over"
                        + " tickets=mega."));
    }

    private static void describe(CommandSpec taking, String name, UnaryOperator<OptionSpec.Builder> described) {
        OptionSpec option = taking.findOption(name);
        taking.remove(option);
        taking.addOption(described.apply(OptionSpec.builder(option)).build());
    }

    /// The words of the whole call, without the program's own name.
    public List<String> words() {
        return command.root().commandLine().getParseResult().originalArgs();
    }

    /// Whether somebody gave an option, rather than leaving it as it is.
    public boolean isGiven(String option) {
        return command.commandLine().getParseResult().hasMatchedOption(option);
    }

    /// The game that was asked for.
    ///
    /// @throws ParameterException naming the games that exist, if there is no such one
    public Game game() {
        return find(id);
    }

    /// The games that were asked for, their ids separated by commas.
    ///
    /// @throws ParameterException naming the games that exist, if there is no such one, or if one is named twice
    public List<Game> games() {
        List<String> ids = List.of(id.split(","));
        ids.stream()
                .filter(each -> Collections.frequency(ids, each) > 1)
                .findFirst()
                .ifPresent(twice -> {
                    throw wrong(Sentence.of("game.twice", twice));
                });
        return ids.stream().map(this::find).toList();
    }

    /// All games that there are.
    public List<Game> all() {
        return boards.games().games();
    }

    private Game find(String wanted) {
        return boards.find(wanted).orElseThrow(() -> wrong(boards.unknown(wanted)));
    }

    /// Its set-up.
    ///
    /// @throws ParameterException if the game isn't for so many, or has no such option
    public Setup setup(int seats) {
        return setup(game(), seats);
    }

    /// The set-up of one of several games.
    ///
    /// @throws ParameterException if the game isn't for so many, or has no such option
    public Setup setup(Game game, int seats) {
        GameInfo info = game.info();
        if (seats < info.minimumSeats() || seats > info.maximumSeats()) {
            throw wrong(Sentence.of("seats", info.id(), info.minimumSeats(), info.maximumSeats(), seats));
        }
        try {
            return Setup.of(info, seats, chosen(game));
        } catch (UnfitException unfit) {
            throw wrong(unfit);
        }
    }

    /// What is chosen for a game: what is said of it alone counts more than what is said of all.
    private Map<String, String> chosen(Game game) {
        var ofAll = new TreeMap<String, String>();
        var ofThis = new TreeMap<String, String>();
        for (OptionWish wish : wishes()) {
            if (wish.game().isEmpty()) {
                requireEverywhere(wish);
                ofAll.put(wish.option(), wish.value());
            } else if (wish.game().equals(game.info().id())) {
                ofThis.put(wish.option(), wish.value());
            }
        }
        ofAll.putAll(ofThis);
        return ofAll;
    }

    private List<OptionWish> wishes() {
        var wishes = new ArrayList<OptionWish>();
        for (String text : options) {
            OptionWish wish = OptionWish.parse(text).orElseThrow(() -> wrong(Sentence.of("option.form", text)));
            if (wishes.stream().anyMatch(wish::isOfTheSame)) {
                throw wrong(Sentence.of("option.twice", wish.name()));
            }
            if (!wish.game().isEmpty() && !List.of(id.split(",")).contains(wish.game())) {
                throw wrong(Sentence.of("option.game", wish.name(), wish.game(), id.replace(",", ", ")));
            }
            wishes.add(wish);
        }
        return wishes;
    }

    /// An option that is set for all games has to be one of each, since it would be silently lost with the others.
    private void requireEverywhere(OptionWish wish) {
        List<Game> games = games();
        List<Game> with = games.stream().filter(wish::isOf).toList();
        if (!with.isEmpty() && with.size() < games.size()) {
            Game without =
                    games.stream().filter(game -> !wish.isOf(game)).findFirst().orElseThrow();
            throw wrong(Sentence.of(
                    "option.some",
                    without.info().id(),
                    wish.option(),
                    with.stream()
                            .map(game -> "%s.%s=%s".formatted(game.info().id(), wish.option(), wish.value()))
                            .collect(Collectors.joining(", "))));
        }
    }

    /// The bot that somebody asks for.
    ///
    /// @param text how ([BotWish])
    /// @param surroundings with the clock by which it thinks
    /// @throws ParameterException if there is no such bot, or it can't have what is asked for; it says what there
    ///     is
    public Entrant entrant(Roster roster, Game game, Setup setup, String text, Surroundings surroundings) {
        BotWish wish = BotWish.parse(text)
                .filter(BotWish::isMeasurable)
                .orElseThrow(() -> wrong(Sentence.of("bot.budget", text)));
        if (wish.isNothing()) {
            throw wrong(Sentence.of("bot.budget.nothing", text));
        }
        if (!wish.isProcess()) {
            requireLevel(roster, game, wish.level());
        }
        if (!wish.canHaveWeights(roster, game, setup)) {
            throw wrong(withoutWeights(roster, game, setup, wish));
        }
        if (!wish.isSpent(roster, game)) {
            throw wrong(Sentence.of("bot.budget.unspent", wish.text(), wish.level()));
        }
        try {
            return wish.entrant(roster, game, setup, surroundings.nanoseconds(), surroundings.bots());
        } catch (UnfitException unfit) {
            throw wrong(unfit);
        }
    }

    private static Sentence withoutWeights(Roster roster, Game game, Setup setup, BotWish wish) {
        String id = game.info().id();
        return roster.tuning(game, setup)
                .map(tuning -> Sentence.of("bot.weights", wish.level(), id, tuning.level()))
                .orElseGet(() -> Sentence.of("bot.weights.none", id));
    }

    /// Makes sure that a game can be played at a level.
    ///
    /// @throws ParameterException naming the levels that exist, if there is no such one
    public void requireLevel(Roster roster, Game game, String level) {
        var levels = new ArrayList<>(roster.names(game));
        levels.addAll(roster.namesForExperiments(game));
        if (!levels.contains(level)) {
            throw wrong(Sentence.of("level", level, game.info().id(), String.join(", ", levels)));
        }
    }

    /// The error that a wrong argument leads to.
    public ParameterException wrong(Sentence sentence) {
        return new WrongCall(command.commandLine(), sentence);
    }

    /// The error that a wrong argument leads to, in the words of another room.
    public ParameterException wrong(UnfitException unfit) {
        return wrong(Sentence.of(unfit.reason()));
    }
}
