package dev.anden.arena.analysis;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a seat could have chosen, compared from what it could know: each action is rehearsed in the same imagined deals
/// with the same luck.
///
/// When the deals have doubled, the worse half of the actions is looked at no further: sequential halving (Z. Karnin,
/// T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013). What the bot would choose and
/// what was chosen stay to the end.
final class Comparison {
    /// More actions aren't compared.
    private static final int MOST = 12;

    /// Deals before the first actions leave.
    private static final int FIRST_JUDGEMENT = 8;

    private static final long DEALS = 2;

    private final State position;
    private final Observation seen;
    private final Future future;
    private final long seed;
    private final List<Rehearsed> actions = new ArrayList<>();
    private int staying;
    private int deals;

    /// @param position where the choice is made; it stays as it is
    /// @param player what is compared is what it holds worth comparing
    /// @param future plays on
    /// @param seed the seed of the imagined deals
    Comparison(State position, Player player, Future future, long seed) {
        this.position = position;
        this.future = future;
        this.seed = seed;
        seen = position.observe(position.actor());
        int[] candidates = player.candidates(seen, deal(0));
        IntStream.of(candidates).limit(MOST).mapToObj(Rehearsed::new).forEach(actions::add);
        staying = 1;
    }

    /// Compares an action as well, and to the end.
    void include(int chosen) {
        int index = IntStream.range(0, actions.size())
                .filter(each -> actions.get(each).code == chosen)
                .findFirst()
                .orElse(-1);
        if (index < 0) {
            actions.add(staying++, new Rehearsed(chosen));
        } else if (index >= staying) {
            actions.add(staying++, actions.remove(index));
        }
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
                action.worths.add(Worth.of(future.finish(), seen.seat()));
            }
        }
        deals++;
        if (deals >= FIRST_JUDGEMENT && Integer.bitCount(deals) == 1) {
            halve();
        }
    }

    private RandomStream deal(int number) {
        return RandomStream.ofSeed(seed, number, DEALS);
    }

    private void halve() {
        List<Rehearsed> leaving = actions.subList(staying, actions.size()).stream()
                .filter(action -> action.isRunning)
                .sorted(Comparator.comparingDouble(Rehearsed::mean))
                .toList();
        leaving.subList(0, leaving.size() / 2).forEach(action -> action.isRunning = false);
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

    private double[] worths(int code) {
        return actions.stream()
                .filter(action -> action.code == code)
                .flatMapToDouble(action -> action.worths.stream().mapToDouble(Double::doubleValue))
                .toArray();
    }

    /// The action that is best in every other deal.
    ///
    /// @param remainder 0 or 1: which half of the deals
    private int best(int remainder) {
        return actions.stream()
                .filter(action -> action.isRunning)
                .max(Comparator.comparingDouble(action -> action.meanOfHalf(remainder)))
                .orElseThrow()
                .code;
    }

    /// What was lost by an action against the best one. The best one is chosen by one half of the deals and measured by
    /// the other, by turns: whoever is chosen and measured by the same deals looks better than it is.
    double lost(int chosen) {
        double sum = 0;
        for (int half = 0; half < 2; half++) {
            int measured = 1 - half;
            double[] best = worths(best(half));
            double[] own = worths(chosen);
            sum += IntStream.range(0, Math.min(best.length, own.length))
                    .filter(deal -> deal % 2 == measured)
                    .mapToDouble(deal -> best[deal] - own[deal])
                    .average()
                    .orElse(0);
        }
        return Math.max(0, sum / 2);
    }

    /// An action that is compared.
    private static final class Rehearsed {
        private final int code;
        private final List<Double> worths = new ArrayList<>();
        private boolean isRunning = true;

        Rehearsed(int code) {
            this.code = code;
        }

        double mean() {
            return worth().amount();
        }

        double meanOfHalf(int remainder) {
            return IntStream.range(0, worths.size())
                    .filter(deal -> deal % 2 == remainder)
                    .mapToDouble(worths::get)
                    .average()
                    .orElse(0);
        }

        Change worth() {
            return Change.of(worths.stream().mapToDouble(Double::doubleValue).toArray());
        }
    }
}
