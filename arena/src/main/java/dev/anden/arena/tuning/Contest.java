package dev.anden.arena.tuning;

import dev.anden.arena.Crew;
import dev.anden.arena.Entrant;
import dev.anden.arena.Match;
import dev.anden.arena.WorkPile;
import dev.anden.engine.Player;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Plays a bot with certain numbers against the one that stays as it is: each deal once from every seat, so that
/// neither the deal nor the seat favours it. That one is made once for each thread and place, for all that is tried: as
/// a program it may take seconds to start.
final class Contest implements AutoCloseable {
    /// The lead with which three of four games would be won again, in spreads of the leads.
    private static final double SURE_LEAD = 0.55;

    private static final double LN_3 = 1.0986122886681098;

    private final TuningPlan plan;
    private final int threads;

    /// The bots that stay as they are, from the first game on.
    private Optional<Crew<List<Player>>> against = Optional.empty();

    Contest(TuningPlan plan, int threads) {
        this.plan = plan;
        this.threads = threads;
    }

    private List<List<Player>> against() throws InterruptedException {
        if (against.isEmpty()) {
            int seats = plan.setup().seats();
            int several = (int) Math.min(threads, seats * Math.max(plan.deals(), plan.testDeals()));
            List<Entrant> others = Collections.nCopies(seats - 1, plan.against());
            against = Optional.of(
                    Crew.of(several, () -> Entrant.instances(others), players -> players.forEach(Entrant::dismiss)));
        }
        return against.orElseThrow().members();
    }

    @Override
    public void close() {
        against.ifPresent(Crew::close);
    }

    /// The end of a game for the bot.
    private record Ending(double win, int lead) {}

    /// The tools of one thread.
    private final class Table {
        private final Match match = new Match(plan.game(), plan.setup());
        private final Player[] seated = new Player[plan.setup().seats()];
        private final Player bot;
        private final List<Player> others;

        Table(List<Double> values, List<Player> others) {
            bot = plan.tuning().player(values);
            this.others = others;
        }

        Ending play(long seed, long deal, int seat) {
            for (int other = 0; other < others.size(); other++) {
                seated[(seat + 1 + other) % seated.length] = others.get(other);
            }
            seated[seat] = bot;
            match.play(seated, seed, deal, false);
            return ending(match.state(), seat);
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
        List<Table> tables = against().stream()
                .limit(endings.length)
                .map(others -> new Table(values, others))
                .toList();
        new WorkPile(endings.length)
                .workOff(
                        tables,
                        (table, game) ->
                                endings[(int) game] = table.play(seed, first + game / seats, (int) (game % seats)));
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
