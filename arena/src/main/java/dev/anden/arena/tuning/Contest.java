package dev.anden.arena.tuning;

import dev.anden.arena.Entrant;
import dev.anden.arena.Match;
import dev.anden.arena.WorkPile;
import dev.anden.engine.Player;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// Plays a bot with certain numbers against the one that stays as it is: each deal once from every seat, so that
/// neither the deal nor the seat favours it.
final class Contest {
    /// The lead with which three of four games would be won again, in spreads of the leads.
    private static final double SURE_LEAD = 0.55;

    private static final double LN_3 = 1.0986122886681098;

    private final TuningPlan plan;
    private final int threads;

    Contest(TuningPlan plan, int threads) {
        this.plan = plan;
        this.threads = threads;
    }

    /// The end of a game for the bot.
    private record Ending(double win, int lead) {}

    /// The tools of one thread.
    private final class Table implements AutoCloseable {
        private final Match match = new Match(plan.game(), plan.setup());
        private final Player[] seated = new Player[plan.setup().seats()];
        private final Player bot;
        private final List<Player> others;

        Table(List<Double> values) {
            bot = plan.tuning().player(values);
            others = Entrant.instances(Collections.nCopies(seated.length - 1, plan.against()));
        }

        Ending play(long seed, long deal, int seat) {
            for (int other = 0; other < others.size(); other++) {
                seated[(seat + 1 + other) % seated.length] = others.get(other);
            }
            seated[seat] = bot;
            match.play(seated, seed, deal, false);
            return ending(match.state(), seat);
        }

        @Override
        public void close() {
            others.forEach(Entrant::dismiss);
        }
    }

    private static Ending ending(State state, int seat) {
        ScoreSheet sheet = state.scoreSheet();
        long winners = Collections.frequency(sheet.ranks(), 1);
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < state.seats(); other++) {
            best = other == seat ? best : Math.max(best, sheet.totals().get(other));
        }
        return new Ending(
                sheet.ranks().get(seat) == 1 ? 1.0 / winners : 0, sheet.totals().get(seat) - best);
    }

    /// Plays some deals.
    ///
    /// @param seed the seed of the deals
    /// @param first the number of the first deal
    /// @param deals how many
    /// @param spread the spread of leads by which a lead is valued; 0 for that of these games
    Outcome play(List<Double> values, long seed, long first, long deals, double spread) throws InterruptedException {
        int seats = plan.setup().seats();
        var endings = new Ending[Math.toIntExact(deals * seats)];
        var tables = new ArrayList<Table>();
        try {
            while (tables.size() < Math.min(threads, endings.length)) {
                tables.add(new Table(values));
            }
            new WorkPile(endings.length)
                    .workOff(
                            tables,
                            (table, game) ->
                                    endings[(int) game] = table.play(seed, first + game / seats, (int) (game % seats)));
        } finally {
            tables.forEach(Table::close);
        }
        return outcome(endings, spread);
    }

    private static Outcome outcome(Ending[] endings, double given) {
        double games = endings.length;
        double spread = Math.sqrt(Arrays.stream(endings)
                        .mapToDouble(ending -> (double) ending.lead() * ending.lead())
                        .sum()
                / games);
        double scale = SURE_LEAD * Math.max(1, given > 0 ? given : spread);
        return new Outcome(
                endings.length,
                Arrays.stream(endings).mapToDouble(Ending::win).sum(),
                Arrays.stream(endings).mapToDouble(Ending::lead).sum() / games,
                spread,
                Arrays.stream(endings)
                                .mapToDouble(ending -> worth(ending.lead(), scale))
                                .sum()
                        / games);
    }

    private static double worth(int lead, double scale) {
        return 1 / (1 + StrictMath.exp(-lead * LN_3 / scale));
    }
}
