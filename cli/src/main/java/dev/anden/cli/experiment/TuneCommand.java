package dev.anden.cli.experiment;

import dev.anden.arena.Entrant;
import dev.anden.arena.tuning.Tuner;
import dev.anden.arena.tuning.TuningPlan;
import dev.anden.arena.tuning.TuningReport;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.OutputFile;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BotWish;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.engine.UnfitException;
import dev.anden.players.Roster;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden tune`: looks for better numbers for a bot that weighs things by numbers.
@Command(
        name = "tune",
        description = "Looks for numbers with which a bot wins more often against another one that stays as it is, and"
                + " writes them into a file. Which bot has such numbers depends on the game.")
public final class TuneCommand implements Callable<Integer> {
    private final Surroundings surroundings;
    private final Roster roster = Roster.installed();

    @Mixin
    private final ArenaOptions arena = new ArenaOptions();

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many players (${DEFAULT-VALUE}).")
    private int players;

    @Option(
            names = "--against",
            paramLabel = "LEVEL",
            defaultValue = "planner",
            description = "The bot that stays as it is (${DEFAULT-VALUE})." + BotWish.BOTS)
    @SuppressWarnings("NullAway.Init")
    private String against;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "300",
            description = "How many games each set of numbers plays, rounded up to whole deals: each deal is played"
                    + " from every seat (${DEFAULT-VALUE}).")
    private long games;

    @Option(
            names = "--generations",
            paramLabel = "N",
            defaultValue = "60",
            description = "How many rounds of new numbers, each based on the results of the one before"
                    + " (${DEFAULT-VALUE}).")
    private int generations;

    @Option(
            names = "--step",
            paramLabel = "SHARE",
            defaultValue = "0.1",
            description = "How far the first trials go from the current numbers, as a fraction of each one's range"
                    + " (${DEFAULT-VALUE}).")
    private double step;

    @Option(
            names = "--test-seed",
            paramLabel = "N",
            description = "The seed of the games that test the result (the seed plus 1).")
    private @Nullable Long testSeed;

    @Option(
            names = "--test-games",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many games the test has (${DEFAULT-VALUE}).")
    private long testGames;

    @Mixin
    private final JournalOption journal = new JournalOption();

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            defaultValue = "weights.txt",
            description = "The file that the numbers are written into (${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Path weights;

    /// @param surroundings where it writes, and the clock by which bots think
    public TuneCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        Game game = arena.games().game();
        Setup setup = arena.games().setup(game, players);
        Tuning tuning =
                roster.tuning(game, setup).orElseThrow(() -> arena.games().wrong(nothingToTune(game)));
        OutputFile.require(weights);
        if (journal.isSame(weights)) {
            throw arena.games().wrong(Sentence.of("file.twice", "--weights", "--journal", weights));
        }
        requireReplaceable(tuning);
        arena.prepare();
        TuningReport report = report(game, setup, tuning);
        write(tuning.file(report.after()));
        var table = new TuneTable(report, Texts.of(surroundings.language()));
        arena.print(report, table.text(weights), surroundings);
        return ExitCode.OK;
    }

    /// What is there already stays, unless it has nothing but such numbers of this game: nobody means to lose anything
    /// else.
    private void requireReplaceable(Tuning tuning) {
        if (!Files.isRegularFile(weights)) {
            return;
        }
        String text = TextFile.read(weights);
        try {
            if (!text.isEmpty()) {
                tuning.values(weights.toString(), text);
            }
        } catch (UnfitException other) {
            throw arena.games().wrong(Sentence.of("tune.other-file", weights, "--weights"));
        }
    }

    /// Writes what was found into its file, or else to the output: it has taken hours.
    private void write(String found) {
        try {
            OutputFile.write(weights, found);
        } catch (CommandFailure lost) {
            surroundings.out().print(found);
            surroundings.out().flush();
            throw lost;
        }
    }

    private Sentence nothingToTune(Game game) {
        String others = arena.games().all().stream()
                .filter(other -> roster.tuning(other, leastOf(other)).isPresent())
                .map(other -> other.info().id())
                .collect(Collectors.joining(", "));
        return Sentence.of("tune.nothing", game.info().id(), others);
    }

    private static Setup leastOf(Game game) {
        return Setup.of(game.info(), game.info().minimumSeats());
    }

    private TuningReport report(Game game, Setup setup, Tuning tuning) throws InterruptedException {
        Entrant anchor =
                arena.entrants(game, setup, List.of(against), surroundings).getFirst();
        try {
            var plan = new TuningPlan(
                    game,
                    setup,
                    tuning,
                    anchor,
                    arena.seed(),
                    testSeed == null ? arena.seed() + 1 : testSeed,
                    deals(games),
                    generations,
                    step,
                    deals(testGames));
            var tuner = new Tuner(plan, arena.threads(surroundings));
            var progress = new TuneProgress(plan, arena.isJson(), surroundings);
            TuningReport report = tuner.run(journal.file(), progress::tried);
            progress.erase();
            return report;
        } catch (UnfitException wrong) {
            throw arena.games().wrong(wrong);
        }
    }

    private long deals(long wanted) {
        return Math.ceilDiv(wanted, players);
    }
}
