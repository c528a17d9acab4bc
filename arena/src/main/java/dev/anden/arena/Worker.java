package dev.anden.arena;

import dev.anden.engine.Player;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/// One thread's share of an experiment: its own match, its own bots, its own counts.
final class Worker {
    /// In one game out of this many, the bots' choices are timed and checked. Both take longer than a random
    /// choice; a bot that breaks the rules doesn't do so in only one game.
    private static final int SUPERVISED_EVERY = 32;

    private final Experiment experiment;
    private final Match match;
    private final Player[] bots;
    private final Stopwatch[] timedBots;
    private final Player[] seated;
    private final BotTally[] tallies;
    private long plies;

    Worker(Experiment experiment, LongSupplier nanoseconds) {
        this.experiment = experiment;
        match = new Match(experiment.game(), experiment.setup());
        List<Entrant> entrants = experiment.entrants();
        int seats = entrants.size();
        bots = Entrant.instances(entrants).toArray(Player[]::new);
        timedBots = new Stopwatch[seats];
        seated = new Player[seats];
        tallies = new BotTally[seats];
        for (int bot = 0; bot < seats; bot++) {
            timedBots[bot] = new Stopwatch(bots[bot], nanoseconds);
            tallies[bot] = new BotTally(seats);
        }
    }

    void play(long number) {
        boolean supervised = number % SUPERVISED_EVERY == 0;
        for (int bot = 0; bot < bots.length; bot++) {
            seated[experiment.seatOf(bot, number)] = supervised ? timedBots[bot] : bots[bot];
        }
        match.play(seated, experiment.seed(), number, supervised);
        plies += match.state().ply();
        count(number);
    }

    /// Lets go of bots that hold something, such as a process.
    void close() {
        Arrays.stream(bots).forEach(Entrant::dismiss);
    }

    Match match() {
        return match;
    }

    BotTally tally(int bot) {
        return tallies[bot];
    }

    Stopwatch stopwatch(int bot) {
        return timedBots[bot];
    }

    long plies() {
        return plies;
    }

    private void count(long number) {
        ScoreSheet sheet = match.state().scoreSheet();
        int winners = 0;
        for (int rank : sheet.ranks()) {
            winners += rank == 1 ? 1 : 0;
        }
        for (int bot = 0; bot < tallies.length; bot++) {
            int seat = experiment.seatOf(bot, number);
            tallies[bot].game(
                    sheet.totals().get(seat),
                    sheet.ranks().get(seat) == 1,
                    winners,
                    match.turns(seat),
                    match.decisions(seat));
        }
        for (ScoreLine line : sheet.lines()) {
            tallies[experiment.botIn(line.seat(), number)].line(line);
        }
    }
}
