package dev.anden.cli.experiment;

import dev.anden.arena.tournament.Fixture;
import dev.anden.arena.tournament.Tournament;
import dev.anden.arena.tournament.TournamentReport;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BotList;
import dev.anden.cli.wish.BotWish;
import dev.anden.cli.wish.GameOptions;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden tournament`: every bot against every other one.
@Command(
        name = "tournament",
        description =
                "Lets every bot play every other one, each deal in every place at the table, and compares them. --game and"
                        + " --players take several values, separated by commas.")
public final class TournamentCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final ComparisonOptions options = new ComparisonOptions();

    @Option(
            names = "--players",
            paramLabel = "N",
            split = ",",
            defaultValue = "2",
            description = "How many players; several numbers are separated by commas (${DEFAULT-VALUE}).")
    private List<Integer> players = List.of();

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            split = ",",
            required = true,
            description = "The bots' levels, separated by commas." + BotWish.BOTS)
    private List<String> bots = List.of();

    @Option(
            names = "--blocks",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many deals each group of bots plays, in every place at the table (${DEFAULT-VALUE}).")
    private long blocks;

    @Option(names = "--anchor", paramLabel = "LEVEL", description = "The bot whose strength is 0 (the first one).")
    private @Nullable String anchor;

    /// The command, whose help says that it takes several games.
    ///
    /// @param surroundings where it writes, and the clock by which bots think
    public static CommandLine with(Surroundings surroundings) {
        var command = new CommandLine(new TournamentCommand(surroundings));
        GameOptions.tellSeveral(command.getCommandSpec());
        return command;
    }

    private TournamentCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.requirePage();
        TournamentReport report = report();
        var table = new TournamentTable(report, Texts.of(surroundings.language()));
        options.report(
                report,
                table.text(),
                origin -> new TournamentPage(report, origin, Texts.of(surroundings.language())).html(),
                surroundings);
        return ExitCode.OK;
    }

    private TournamentReport report() throws InterruptedException {
        try {
            var tournament = new Tournament(fixtures(), options.arena().seed(), Optional.ofNullable(anchor));
            var progress = new Progress(tournament.blocks(blocks), "blocks", surroundings);
            TournamentReport report = tournament.run(
                    blocks,
                    options.arena().threads(surroundings),
                    options.journal(),
                    progress::reached,
                    surroundings.nanoseconds());
            progress.erase();
            return report;
        } catch (UnfitException wrong) {
            throw options.arena().games().wrong(wrong);
        }
    }

    private List<Fixture> fixtures() {
        for (int seats : players) {
            if (Collections.frequency(players, seats) > 1) {
                throw options.arena().games().wrong(Sentence.of("players.twice", seats));
            }
        }
        var fixtures = new ArrayList<Fixture>();
        for (Game game : options.arena().games().games()) {
            for (int seats : players) {
                Setup setup = options.arena().games().setup(game, seats);
                fixtures.add(new Fixture(
                        game, setup, options.arena().entrants(game, setup, BotList.of(bots), surroundings)));
            }
        }
        return fixtures;
    }
}
