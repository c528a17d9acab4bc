package dev.anden.cli.experiment;

import dev.anden.arena.tournament.Fixture;
import dev.anden.arena.tournament.Hypotheses;
import dev.anden.arena.tournament.SequentialReport;
import dev.anden.arena.tournament.SequentialTest;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BotList;
import dev.anden.cli.wish.BotWish;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden sprt`: two bots, until it is known whether the first one is better.
@Command(
        name = "sprt",
        description = "Lets two bots play until it is clear which of two claims about the first one's share of the"
                + " points holds, then stops.")
public final class SprtCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final ComparisonOptions options = new ComparisonOptions();

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many players (${DEFAULT-VALUE}).")
    private int players;

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            split = ",",
            required = true,
            description = "The two bots, separated by a comma." + BotWish.BOTS)
    private List<String> bots = List.of();

    @Option(
            names = "--h0",
            paramLabel = "SHARE",
            defaultValue = "0.5",
            description = "The first claim: the first bot gets this share (${DEFAULT-VALUE}).")
    private double lower;

    @Option(
            names = "--h1",
            paramLabel = "SHARE",
            defaultValue = "0.55",
            description = "The second claim: it gets this share (${DEFAULT-VALUE}).")
    private double higher;

    @Option(
            names = "--alpha",
            paramLabel = "RATE",
            defaultValue = "0.05",
            description = "How often the second claim may be accepted although the first holds (${DEFAULT-VALUE}).")
    private double alpha;

    @Option(
            names = "--beta",
            paramLabel = "RATE",
            defaultValue = "0.05",
            description = "How often the first claim may be accepted although the second holds (${DEFAULT-VALUE}).")
    private double beta;

    @Option(
            names = "--blocks",
            paramLabel = "N",
            defaultValue = "10000",
            description = "The most deals to play, each in every place at the table (${DEFAULT-VALUE}).")
    private long blocks;

    /// @param surroundings where it writes, and the clock by which bots think
    public SprtCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.requirePage();
        SequentialReport report = report();
        Texts texts = Texts.of(surroundings.language());
        options.report(
                report,
                new SprtTable(report, texts).text(),
                origin -> new SprtPage(report, origin, texts).html(),
                surroundings);
        return ExitCode.OK;
    }

    private SequentialReport report() throws InterruptedException {
        Game game = options.arena().games().game();
        try {
            Setup setup = options.arena().games().setup(game, players);
            var fixture =
                    new Fixture(game, setup, options.arena().entrants(game, setup, BotList.of(bots), surroundings));
            var hypotheses = new Hypotheses(lower, higher, alpha, beta);
            var progress = new Progress(blocks, "blocks", surroundings);
            SequentialReport report = new SequentialTest(
                            fixture, hypotheses, options.arena().seed())
                    .run(
                            blocks,
                            options.arena().threads(surroundings),
                            options.journal(),
                            (count, ratio) -> progress.reached(count),
                            surroundings.nanoseconds());
            progress.erase();
            return report;
        } catch (UnfitException wrong) {
            throw options.arena().games().wrong(wrong);
        }
    }
}
