package dev.anden.arena.tournament;

import dev.anden.arena.BotResult;
import dev.anden.arena.DecisionTimes;
import dev.anden.arena.Entrant;
import dev.anden.arena.RuleTally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/// What the blocks of a fixture add up to. Only whole numbers are added, so that their order doesn't matter, and the
/// memory it takes doesn't grow with them.
final class Standings {
    /// A win that is shared by any number of winners up to ten is a whole number of these parts.
    private static final long PARTS_OF_WIN = 2520;

    private final Fixture fixture;
    private final List<List<Integer>> lineUps;
    private final int bots;
    private final Resampling resampling = new Resampling();

    /// The sums as they are, and behind them those of each imagined experiment.
    private final Sums[] sums = new Sums[1 + Resampling.REPLICATES];

    private final long[] turns;
    private final long[] decisions;
    private final DecisionTimes[] times;
    private final List<TreeMap<String, RuleTally>> rules = new ArrayList<>();
    private long blocks;

    Standings(Fixture fixture) {
        this.fixture = fixture;
        lineUps = fixture.lineUps();
        bots = fixture.entrants().size();
        Arrays.setAll(sums, index -> new Sums(bots));
        turns = new long[bots];
        decisions = new long[bots];
        times = new DecisionTimes[bots];
        for (int bot = 0; bot < bots; bot++) {
            times[bot] = new DecisionTimes();
            rules.add(new TreeMap<>());
        }
    }

    /// Sums of one experiment, real or imagined.
    private static final class Sums {
        /// At how many places of the games played each bot sat: at several of a game with more seats
        /// than bots.
        final long[] places;

        final long[] wins;
        final long[] points;

        /// Of each pair, in halves: what the first got against the second, place by place.
        final long[][] halves;

        /// How many places of the one met how many of the other.
        final long[][] met;

        Sums(int bots) {
            places = new long[bots];
            wins = new long[bots];
            points = new long[bots];
            halves = new long[bots][bots];
            met = new long[bots][bots];
        }

        void add(Sums block, long weight) {
            for (int bot = 0; bot < places.length; bot++) {
                places[bot] += weight * block.places[bot];
                wins[bot] += weight * block.wins[bot];
                points[bot] += weight * block.points[bot];
                for (int other = 0; other < places.length; other++) {
                    halves[bot][other] += weight * block.halves[bot][other];
                    met[bot][other] += weight * block.met[bot][other];
                }
            }
        }

        double[] strengths(int anchor) {
            return BradleyTerry.strengths(divided(halves, 2), divided(met, 1), anchor);
        }

        StrengthBounds bounds(int anchor, long deals) {
            return new StrengthBounds(divided(halves, 2), divided(met, 1), anchor, deals);
        }

        private static double[][] divided(long[][] numbers, double divisor) {
            return Arrays.stream(numbers)
                    .map(row -> Arrays.stream(row)
                            .mapToDouble(number -> number / divisor)
                            .toArray())
                    .toArray(double[][]::new);
        }
    }

    void add(Block block) {
        List<Integer> lineUp = lineUps.get(block.lineUp());
        Sums own = new Sums(bots);
        block.games().forEach(game -> count(game, lineUp, own));
        sums[0].add(own, 1);
        int[] weights = resampling.weights(block.deal());
        for (int replicate = 0; replicate < weights.length; replicate++) {
            if (weights[replicate] > 0) {
                sums[1 + replicate].add(own, weights[replicate]);
            }
        }
        for (int place = 0; place < lineUp.size(); place++) {
            int bot = lineUp.get(place);
            Block.Place did = block.places().get(place);
            turns[bot] += did.turns();
            decisions[bot] += did.decisions();
            times[bot].add(did.times());
            did.rules()
                    .forEach((rule, tally) -> rules.get(bot)
                            .computeIfAbsent(rule, id -> new RuleTally())
                            .add(tally));
        }
        blocks++;
    }

    private static void count(Block.Played game, List<Integer> lineUp, Sums sums) {
        List<Integer> ranks = game.ranks();
        long winners = ranks.stream().filter(rank -> rank == 1).count();
        for (int place = 0; place < lineUp.size(); place++) {
            int bot = lineUp.get(place);
            sums.places[bot]++;
            sums.wins[bot] += ranks.get(place) == 1 ? PARTS_OF_WIN / winners : 0;
            sums.points[bot] += game.totals().get(place);
            for (int other = 0; other < lineUp.size(); other++) {
                if (bot != lineUp.get(other)) {
                    sums.met[bot][lineUp.get(other)]++;
                    sums.halves[bot][lineUp.get(other)] += halves(ranks.get(place), ranks.get(other));
                }
            }
        }
    }

    /// What somebody of one rank gets against somebody of another, in halves.
    static int halves(int rank, int other) {
        return rank < other ? 2 : rank == other ? 1 : 0;
    }

    /// What came out so far.
    ///
    /// @param anchor the bot whose strength is 0
    TournamentReport.Table table(int anchor) {
        double[][] strengths = new double[sums.length][];
        Arrays.setAll(strengths, index -> sums[index].strengths(anchor));
        var standings = new ArrayList<TournamentReport.Standing>();
        var thinking = new ArrayList<TournamentReport.Thinking>();
        var pairs = new ArrayList<TournamentReport.Pair>();
        long deals = deals();
        StrengthBounds bounds = sums[0].bounds(anchor, deals);
        for (int bot = 0; bot < bots; bot++) {
            int own = bot;
            String name = fixture.entrants().get(bot).name();
            long places = sums[0].places[bot];
            standings.add(new TournamentReport.Standing(
                    name,
                    places / placesAtTable(bot),
                    share(
                            bot,
                            1.0 / placesAtTable(bot),
                            deals,
                            index -> (double) sums[index].wins[own] / PARTS_OF_WIN / sums[index].places[own]),
                    estimate(bot, index -> (double) sums[index].points[own] / sums[index].places[own]),
                    bounds.of(bot, strengths[0][own]).orElseGet(() -> estimate(own, index -> strengths[index][own])),
                    (double) turns[bot] / places,
                    (double) decisions[bot] / places,
                    rules(bot, places)));
            thinking.add(
                    new TournamentReport.Thinking(name, times[bot].milliseconds(0.5), times[bot].milliseconds(0.99)));
            for (int other = 0; other < bots; other++) {
                if (sums[0].met[bot][other] > 0) {
                    pairs.add(pair(bot, other, deals));
                }
            }
        }
        long games = blocks * fixture.setup().seats();
        return new TournamentReport.Table(
                fixture.game().info().id(),
                fixture.game().info().rulesVersion(),
                fixture.setup().seats(),
                fixture.setup().options(),
                blocks,
                deals,
                games,
                standings,
                pairs,
                thinking);
    }

    private List<BotResult.RuleResult> rules(int bot, long places) {
        return rules.get(bot).entrySet().stream()
                .map(rule -> rule.getValue().result(rule.getKey(), places))
                .toList();
    }

    /// How many deals were played, by every group of bots.
    private long deals() {
        return blocks / lineUps.size();
    }

    private TournamentReport.Pair pair(int bot, int other, long deals) {
        List<Entrant> entrants = fixture.entrants();
        return new TournamentReport.Pair(
                entrants.get(bot).name(),
                entrants.get(other).name(),
                sums[0].met[bot][other] / (placesAtTable(bot) * placesAtTable(other)),
                share(bot, 1, deals, index -> sums[index].halves[bot][other] / 2.0 / sums[index].met[bot][other]));
    }

    /// At how many places of a table a bot sits: a game is won by one of them, and the others don't win it.
    private long placesAtTable(int bot) {
        List<Integer> lineUp =
                lineUps.stream().filter(each -> each.contains(bot)).findFirst().orElseThrow();
        return lineUp.stream().filter(each -> each == bot).count();
    }

    /// A share of what was to be won, of which a bot could have had so much at most.
    private Estimate share(int bot, double most, long deals, IntToDoubleFunction number) {
        return Estimate.ofShare(number.applyAsDouble(0), most, replicates(bot, number), deals);
    }

    /// @param number what is estimated, of the experiment with this index
    private Estimate estimate(int bot, IntToDoubleFunction number) {
        return Estimate.of(number.applyAsDouble(0), replicates(bot, number));
    }

    private double[] replicates(int bot, IntToDoubleFunction number) {
        return IntStream.range(1, sums.length)
                .filter(index -> sums[index].places[bot] > 0)
                .mapToDouble(number)
                .filter(Double::isFinite)
                .toArray();
    }
}
