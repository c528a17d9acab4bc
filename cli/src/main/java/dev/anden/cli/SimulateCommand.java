package dev.anden.cli;

import dev.anden.arena.Entrant;
import dev.anden.arena.Experiment;
import dev.anden.arena.GameListener;
import dev.anden.arena.Report;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
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
final class SimulateCommand implements Callable<Integer> {
    private final Surroundings surroundings;
    private final Roster roster = Roster.installed();

    @Mixin
    private final GameOptions gameOptions = new GameOptions();

    @Option(names = "--players", paramLabel = "N", description = "How many players (as many as bots, or 2).")
    private @Nullable Integer players;

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            split = ",",
            defaultValue = "random",
            description = "The bots' levels, one per player, separated by commas; a single one is used for all"
                    + " (${DEFAULT-VALUE}). LEVEL@5000 may look at 5000 positions for each choice, LEVEL@50ms take"
                    + " so many milliseconds.")
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many games (${DEFAULT-VALUE}).")
    private long games;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The seed (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads (one per processor).")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Writes the results as JSON.")
    private boolean json;

    @Option(names = "--record", paramLabel = "DIR", description = "Writes each game as a replay into this folder.")
    private @Nullable Path record;

    SimulateCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        Experiment experiment = experiment();
        List<GameListener> listeners = new ArrayList<>();
        if (record != null) {
            listeners.add(new GameRecorder(record, experiment));
        }
        Report report;
        if (surroundings.terminal()) {
            var bar = new ProgressBar(games, surroundings.err(), surroundings.nanoseconds());
            listeners.add(bar);
            report = run(experiment, listeners);
            bar.erase();
        } else {
            report = run(experiment, listeners);
        }
        surroundings.out().print(json ? ReportJson.write(report) : new ReportTable(report).text());
        surroundings.out().flush();
        return ExitCode.OK;
    }

    private Report run(Experiment experiment, List<GameListener> listeners) throws InterruptedException {
        GameListener all = (number, match) -> listeners.forEach(listener -> listener.ended(number, match));
        try {
            return experiment.run(
                    threads == null ? surroundings.processors() : threads, all, surroundings.nanoseconds());
        } catch (IllegalArgumentException wrong) {
            throw gameOptions.wrong(wrong);
        }
    }

    private Experiment experiment() {
        Game game = gameOptions.game();
        Setup setup = gameOptions.setup(players == null ? Math.max(2, bots.size()) : players);
        List<String> levels = bots.size() == 1 ? Collections.nCopies(setup.seats(), bots.getFirst()) : bots;
        List<BotWish> wishes = levels.stream().map(this::wish).toList();
        wishes.forEach(wish -> gameOptions.requireLevel(roster, game, wish.level()));
        try {
            List<Entrant> entrants = wishes.stream()
                    .map(wish -> wish.entrant(roster, game, surroundings.nanoseconds()))
                    .toList();
            return new Experiment(game, setup, entrants, seed, games);
        } catch (IllegalArgumentException wrong) {
            throw gameOptions.wrong(wrong);
        }
    }

    private BotWish wish(String text) {
        return BotWish.parse(text).orElseThrow(() -> gameOptions.wrong(Sentence.of("bot.budget", text)));
    }
}
