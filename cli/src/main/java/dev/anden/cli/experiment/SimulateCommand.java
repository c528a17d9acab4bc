package dev.anden.cli.experiment;

import dev.anden.arena.Entrant;
import dev.anden.arena.Experiment;
import dev.anden.arena.GameListener;
import dev.anden.arena.Report;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BotList;
import dev.anden.cli.wish.BotWish;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden simulate`: bots against bots, and what came out.
@Command(
        name = "simulate",
        description = "Lets bots play many games and reports how they did. The same seed gives the same games.")
public final class SimulateCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final ArenaOptions options = new ArenaOptions();

    @Option(names = "--players", paramLabel = "N", description = "How many players (as many as bots, or 2).")
    private @Nullable Integer players;

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            split = ",",
            defaultValue = "random",
            description = "The bots' levels, one per player, separated by commas; a single one is used for all"
                    + " (${DEFAULT-VALUE})." + BotWish.BOTS)
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many games (${DEFAULT-VALUE}).")
    private long games;

    @Option(names = "--record", paramLabel = "FOLDER", description = "Writes each game as a replay into this folder.")
    private @Nullable Path record;

    /// @param surroundings where it writes, and the clock by which bots think
    public SimulateCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        Experiment experiment = experiment();
        List<GameListener> listeners = new ArrayList<>();
        if (record != null) {
            listeners.add(new GameRecorder(record, experiment));
        }
        var progress = new Progress(games, "games", surroundings);
        listeners.add((number, match) -> progress.next());
        Report report = run(experiment, listeners);
        progress.erase();
        options.print(report, new ReportTable(report, Texts.of(surroundings.language())).text(), surroundings);
        return ExitCode.OK;
    }

    private Report run(Experiment experiment, List<GameListener> listeners) throws InterruptedException {
        GameListener all = (number, match) -> listeners.forEach(listener -> listener.ended(number, match));
        try {
            return experiment.run(options.threads(surroundings), all, surroundings.nanoseconds());
        } catch (UnfitException wrong) {
            throw options.games().wrong(wrong);
        }
    }

    private Experiment experiment() {
        Game game = options.games().game();
        List<String> named = BotList.of(bots);
        Setup setup = options.games().setup(players == null ? Math.max(2, named.size()) : players);
        List<String> levels = named.size() == 1 ? Collections.nCopies(setup.seats(), named.getFirst()) : named;
        List<Entrant> entrants = options.entrants(game, setup, levels, surroundings);
        try {
            return new Experiment(game, setup, entrants, options.seed(), games);
        } catch (UnfitException wrong) {
            throw options.games().wrong(wrong);
        }
    }
}
