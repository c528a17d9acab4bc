package dev.anden.cli.play;

import dev.anden.arena.Entrant;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.OutputFile;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.GameName;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BotWish;
import dev.anden.cli.wish.GameOptions;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden play`: a game in the terminal.
@Command(name = "play", description = "A game in the terminal against bots.")
public final class PlayCommand implements Callable<Integer> {
    /// The provenance of a board, or of tickets, that may differ from the printed one.
    static final String RECONSTRUCTED = "reconstructed";

    private final Surroundings surroundings;
    private final Roster roster = Roster.installed();

    @Mixin
    private final GameOptions gameOptions = new GameOptions();

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many players, you included (${DEFAULT-VALUE}).")
    private int players;

    @Option(
            names = "--bot",
            paramLabel = "LEVEL",
            description = "The level of the bots (one that isn't easy, but can be beaten)." + BotWish.LEVELS)
    private @Nullable String wishedBot;

    @Option(names = "--seed", paramLabel = "N", description = "The seed, to play the same deal again.")
    private @Nullable Long seed;

    @Option(names = "--language", paramLabel = "CODE", description = "en or es (that of the terminal, or English).")
    private @Nullable String language;

    @Option(names = "--record", paramLabel = "FILE", description = "Writes the game as a replay into this file.")
    private @Nullable Path record;

    /// @param surroundings where the person reads and types, and the clock by which bots think
    public PlayCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws IOException {
        Game game = gameOptions.game();
        Setup setup = gameOptions.setup(players);
        if (record != null) {
            OutputFile.requireNew(record);
        }
        Texts texts = texts();
        String wished = wishedBot == null ? roster.suggested(game).name() : wishedBot;
        Entrant bot = bot(game, setup, wished);
        String level = BotWish.parse(wished).map(BotWish::level).orElse(wished);
        // The person sits in the first seat: who begins is chance's choice anyway.
        var names = Names.of(texts, 0, java.util.Collections.nCopies(setup.seats(), level));
        long seedOfGame = seed == null ? surroundings.freshSeed().getAsLong() : seed;
        Screen screen = Screens.of(game, setup, names);
        var session = new Session(
                game.newState(setup),
                screen,
                names,
                Stream.generate(bot.maker()).limit(setup.seats()).toList(),
                seedOfGame,
                surroundings.in(),
                surroundings.out());
        surroundings.out().println(texts.text("welcome", GameName.of(game, texts), seedOfGame));
        String manner = texts.textOr("level." + level, "");
        if (setup.seats() > 1 && !manner.isEmpty()) {
            surroundings.out().println(texts.text("opponents", Names.level(texts, level), manner));
        }
        if (game.info().provenance().equals(RECONSTRUCTED)) {
            surroundings.out().println(texts.text("reconstructed"));
        }
        screen.introduction().forEach(surroundings.out()::println);
        Supplier<String> soFar = () -> replay(game, setup, bot.name(), seedOfGame, session.codes());
        boolean ended = session.play(() -> keep(soFar));
        if (!ended) {
            surroundings.out().println(texts.text("left"));
        }
        if (record != null) {
            OutputFile.write(record, soFar.get());
        }
        surroundings.out().flush();
        return ExitCode.OK;
    }

    private Texts texts() {
        if (language != null && !Texts.LANGUAGES.contains(language)) {
            throw gameOptions.wrong(Sentence.of("language", language, String.join(", ", Texts.LANGUAGES)));
        }
        return Texts.of(language == null ? surroundings.language() : language);
    }

    /// Programs of one's own aren't told here what they play, as they are where bots play bots.
    private Entrant bot(Game game, Setup setup, String wished) {
        if (BotWish.parse(wished).filter(BotWish::isProcess).isPresent()) {
            gameOptions.requireLevel(roster, game, wished);
        }
        return gameOptions.entrant(roster, game, setup, wished, surroundings);
    }

    private static String replay(Game game, Setup setup, String bot, long seedOfGame, int[] codes) {
        var seats = new ArrayList<String>();
        seats.add("person");
        for (int seat = 1; seat < setup.seats(); seat++) {
            seats.add(bot);
        }
        Replay replay = Replay.of(game, setup, Optional.of(new Replay.Series(seedOfGame, 0)), seats, codes);
        return ReplayWriter.write(game, replay);
    }

    /// Whatever ends the program while the person thinks, be it that their window is closed: the game so far is there.
    /// Where that fails now the game goes on, and it is told at its end.
    private void keep(Supplier<String> soFar) {
        if (record == null || !OutputFile.stays(record)) {
            return;
        }
        try {
            OutputFile.write(record, soFar.get());
        } catch (CommandFailure _) {
            // Told at its end.
        }
    }
}
