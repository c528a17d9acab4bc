package dev.anden.arena.analysis;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a seat could have chosen, compared from what it could know: each action is rehearsed in the same imagined deals
/// with the same luck.
///
/// When the deals have doubled, those actions are looked at no further that are clearly worse than the best one,
/// and after many deals the worse half: sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost Optimal
/// Exploration in Multi-Armed Bandits", ICML 2013). What was chosen stays to the end, what the bot would choose
/// for long.
final class Comparison {
    /// More actions aren't compared.
    private static final int MOST = 8;

    /// Deals before the first actions leave.
    private static final int FIRST_JUDGEMENT = 8;

    /// From so many deals on half of them leave.
    private static final int MANY = 128;

    /// A distance of so many errors is clear enough.
    private static final double CLEARLY = 2.5;

    /// From so many deals on what the bot would choose leaves like any other.
    private static final int LONG = 256;

    /// So many deals could be another way.
    private static final double FEW = 3;

    /// What one of them may change, for whoever plays alone; for others it is a win.
    private static final double POINTS = 20;

    private static final long DEALS = 2;

    private final State position;
    private final Observation seen;
    private final Future future;
    private final long seed;
    private final List<Rehearsed> actions = new ArrayList<>();
    private final double whole;
    private int deals;

    /// @param position where the choice is made; it stays as it is
    /// @param player what is compared is what it holds worth comparing
    /// @param future plays on
    /// @param seed the seed of the imagined deals
    Comparison(State position, Player player, Future future, long seed) {
        this(position, List.of(), future, seed);
        int[] candidates = player.candidates(seen, deal(0));
        IntStream.of(candidates).limit(MOST).mapToObj(Rehearsed::new).forEach(actions::add);
    }

    /// @param codes what is compared
    Comparison(State position, List<Integer> codes, Future future, long seed) {
        this.position = position;
        this.future = future;
        this.seed = seed;
        whole = position.seats() == 1 ? POINTS : 1;
        seen = position.observe(position.actor());
        codes.stream().map(Rehearsed::new).forEach(actions::add);
    }

    /// Compares an action as well, and to the end.
    void include(int chosen) {
        if (actions.stream().noneMatch(action -> action.code == chosen)) {
            actions.add(new Rehearsed(chosen));
        }
        rehearsed(chosen).isIncluded = true;
    }

    private Rehearsed rehearsed(int code) {
        return actions.stream()
                .filter(action -> action.code == code)
                .findFirst()
                .orElseThrow();
    }

    /// Whether there is more than one action to compare.
    boolean isOpen() {
        return actions.size() > 1;
    }

    /// Looks at one more deal.
    void look() {
        State imagined = seen.imagine(deal(deals));
        for (Rehearsed action : actions) {
            if (action.isRunning) {
                future.begin(imagined, deals, 0);
                future.apply(action.code);
                action.add(Worth.of(future.finish(), seen.seat()));
            }
        }
        deals++;
        if (deals >= FIRST_JUDGEMENT && Integer.bitCount(deals) == 1) {
            judge();
        }
    }

    private RandomStream deal(int number) {
        return RandomStream.ofSeed(seed, number, DEALS);
    }

    /// Whatever is clearly behind leaves; after many deals the worse half, since it hardly matters which of
    /// those that are still close is the best.
    private void judge() {
        List<Rehearsed> others = actions.stream()
                .filter(action -> action.isRunning && !action.isIncluded)
                .sorted(Comparator.comparingDouble(Rehearsed::mean))
                .toList();
        if (others.size() < 2) {
            return;
        }
        List<Rehearsed> behind = deals >= MANY
                ? others.subList(0, others.size() / 2)
                : others.stream()
                        .filter(action -> isBehind(action, others.getLast()))
                        .toList();
        behind.forEach(action -> action.isRunning = action == actions.getFirst() && deals < LONG);
    }

    private boolean isBehind(Rehearsed action, Rehearsed best) {
        Cost distance = difference(deal -> best, action);
        return distance.amount() > CLEARLY * distance.error();
    }

    /// What was found about each action, best first; those that left early come last.
    List<Option> options() {
        return options(actions);
    }

    private List<Option> options(List<Rehearsed> compared) {
        return compared.stream()
                .sorted(Comparator.<Rehearsed, Boolean>comparing(action -> !action.isRunning)
                        .thenComparing(
                                Comparator.comparingDouble(Rehearsed::mean).reversed()))
                .map(action -> new Option(
                        action.code, position.action(action.code), position.print(action.code), action.worth()))
                .toList();
    }

    /// What was found about those that were looked at to the end: one of them, and then the others, best first.
    ///
    /// @param first an action that was included
    List<Option> contenders(int first) {
        List<Option> contenders =
                options(actions.stream().filter(action -> action.isRunning).toList());
        return Stream.concat(
                        contenders.stream().filter(option -> option.code() == first),
                        contenders.stream().filter(option -> option.code() != first))
                .toList();
    }

    /// The action that is best in every other deal, one of them left aside.
    ///
    /// @param remainder 0 or 1: which half of the deals
    private Rehearsed best(int remainder, int aside) {
        return actions.stream()
                .filter(action -> action.isRunning && action.code != aside)
                .max(Comparator.comparingDouble(action -> action.meanOfHalf(remainder)))
                .orElseThrow();
    }

    /// How much better the best of the others is than an action; less than 0 if they are worse. It is the mean
    /// of what they differ by in each deal, which both have in common. The best one is chosen by one half of the
    /// deals and measured by the other, by turns: whoever is chosen and measured by the same deals looks better
    /// than it is.
    ///
    /// The error isn't less than some deals could make, of a whole win each: a few deals prove little, however
    /// alike they are.
    ///
    /// @param chosen an action that was included
    Cost cost(int chosen) {
        Rehearsed own = rehearsed(chosen);
        Rehearsed[] best = {best(1, chosen), best(0, chosen)};
        return difference(deal -> best[deal % 2], own);
    }

    /// How much an action may have cost at most, if each of the others may be so many errors better than it
    /// looks. Few deals that speak for an action don't hide by it that another one may be better.
    ///
    /// @param chosen an action that was included
    double mostCost(int chosen, double errors) {
        Rehearsed own = rehearsed(chosen);
        return actions.stream()
                .filter(action -> action.isRunning && action != own)
                .map(action -> difference(deal -> action, own))
                .mapToDouble(distance -> distance.amount() + errors * distance.error())
                .max()
                .orElseThrow();
    }

    private Cost difference(IntFunction<Rehearsed> better, Rehearsed worse) {
        Change found = Change.of(IntStream.range(0, deals)
                .mapToDouble(deal -> better.apply(deal).worths[deal] - worse.worths[deal])
                .toArray());
        return new Cost(found.amount(), Math.max(found.error().orElse(0.0), FEW * whole / Math.max(1, deals)));
    }

    /// How many deals were looked at.
    int deals() {
        return deals;
    }

    /// An action that is compared.
    private final class Rehearsed {
        private final int code;
        private double[] worths = new double[FIRST_JUDGEMENT];
        private int count;
        private boolean isRunning = true;
        private boolean isIncluded;

        Rehearsed(int code) {
            this.code = code;
        }

        void add(double worth) {
            if (count == worths.length) {
                worths = Arrays.copyOf(worths, 2 * count);
            }
            worths[count++] = worth;
        }

        double mean() {
            return worth().amount();
        }

        double meanOfHalf(int remainder) {
            return IntStream.range(0, count)
                    .filter(deal -> deal % 2 == remainder)
                    .mapToDouble(deal -> worths[deal])
                    .average()
                    .orElse(0);
        }

        Change worth() {
            double[] told = Arrays.copyOf(worths, count);
            return position.seats() == 1 ? Change.of(told) : Change.ofWins(told);
        }
    }
}
