package dev.anden.cli.workshop;

import dev.anden.arena.Perft;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.GameOptions;
import dev.anden.engine.Game;
import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.engine.UnfitException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden perft`: counts what can happen in a number of choices.
@Command(
        name = "perft",
        description = "Counts everything that can happen in the next choices, to check the rules and compare engines.")
public final class PerftCommand implements Callable<Integer> {
    /// What a position says by itself.
    private static final List<String> OF_NO_POSITION = List.of("--players", "--option", "--after");

    private final Surroundings surroundings;

    @Mixin
    private final GameOptions gameOptions = new GameOptions();

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many players (${DEFAULT-VALUE}).")
    private int seats;

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many choices of the players (${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed of chance before the first choice (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--after",
            paramLabel = "PLIES",
            defaultValue = "0",
            description = "Begins after this many plies of the game that `random` bots play with this seed.")
    private int after;

    @Option(names = "--position", paramLabel = "FILE", description = "Begins from the position in this file.")
    private @Nullable Path position;

    /// @param surroundings where it writes, and in which language
    public PerftCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        State start = start();
        try {
            Texts texts = Texts.of(surroundings.language());
            var table = TextTable.of(texts, "perft.depth", "perft.actions", "perft.outcomes", "perft.leaves");
            for (Perft.Row row : Perft.count(start, depth)) {
                table.row(
                        String.valueOf(row.depth()),
                        String.valueOf(row.actions()),
                        String.valueOf(row.outcomes()),
                        String.valueOf(row.leaves()));
            }
            surroundings.out().print(table.text());
            surroundings.out().flush();
            return ExitCode.OK;
        } catch (UnfitException wrong) {
            throw gameOptions.wrong(wrong);
        }
    }

    private State start() {
        Game game = gameOptions.game();
        if (position != null) {
            for (String other : OF_NO_POSITION) {
                if (gameOptions.isGiven(other)) {
                    throw gameOptions.wrong(Sentence.of("perft.position", other));
                }
            }
        }
        try {
            return position == null
                    ? Perft.start(game, gameOptions.setup(seats), seed, after)
                    : Perft.settled(read(game, position), seed);
        } catch (UnfitException wrong) {
            throw gameOptions.wrong(wrong);
        }
    }

    private static State read(Game game, Path file) {
        try {
            return game.parseState(TextFile.read(file));
        } catch (NotationException impossible) {
            throw new CommandFailure(Sentence.of("file.problem", file, impossible.reasons()), impossible);
        }
    }
}
