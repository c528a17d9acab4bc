package dev.anden.games.common.play;

import java.util.Arrays;

/// A race between the actions that a choice is made from. Each deal gives every action that is still in it a value, all
/// by the same hidden cards and the same chance, so that only differences count.
///
/// When deals have doubled, the worse part of the actions leaves: sequential halving (Z. Karnin, T. Koren, O. Somekh,
/// "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013), made to stop at any time. So does whoever is surely
/// worse than the first, or can't be better by anything that counts. The first action is the habit: it never leaves,
/// and is chosen unless another one is better by more than luck.
///
/// Where something is expected of the actions beforehand ([Expectation]), that counts as much as it is sure, as
/// deals that were seen do: their means are weighted by the reciprocals of their variances.
public final class Race {
    private static final int HABIT = 0;

    /// Before so many deals nobody leaves, and the habit is chosen.
    private static final int FIRST_JUDGEMENT = 8;

    /// Standard errors by which an action has to lie behind to be surely worse.
    private static final double SURELY = 2.6;

    /// Standard errors by which an action has to be better than the habit to be chosen in its stead: with fewer, luck
    /// chooses so often that the habit alone plays better.
    private static final double BETTER_THAN_HABIT = 1.5;

    /// Standard errors by which an action has to be better than the habit where something was expected: that
    /// restrains luck already.
    private static final double BETTER_THAN_EXPECTED = 0.5;

    /// The variance of differences before any were seen, which counts as much as so many deals.
    private static final double USUAL_VARIANCE = 0.06;

    private static final int USUAL_DEALS = 4;

    /// The part that stays when deals have doubled.
    private static final double STAYS = 0.6;

    private final double[][] values;
    private final Expectation[] expected;
    private final boolean expects;
    private final boolean[] running;
    private final double negligible;
    private int left;
    private int deals;

    /// What actions are worth in a deal.
    public interface Deals {
        /// Deals anew.
        void next();

        /// Whether another action may be tried; otherwise the race is over.
        boolean allowsMore();

        /// What an action comes to in the present deal.
        double valueOf(int action);
    }

    /// A race in which nothing is expected.
    ///
    /// @param count how many actions
    /// @param negligible a difference of values that isn't worth looking for
    public Race(int count, double negligible) {
        this(nothing(count), false, negligible);
    }

    /// A race in which something is expected.
    ///
    /// @param expected what of each action; of the habit, which comes first, that it is the habit
    /// @param negligible a difference of values that isn't worth looking for
    public Race(Expectation[] expected, double negligible) {
        this(expected.clone(), true, negligible);
    }

    private Race(Expectation[] expected, boolean expects, double negligible) {
        this.expected = expected;
        this.expects = expects;
        this.negligible = negligible;
        values = new double[expected.length][FIRST_JUDGEMENT];
        running = new boolean[expected.length];
        Arrays.fill(running, true);
        left = expected.length;
        judge();
    }

    private static Expectation[] nothing(int count) {
        var nothing = new Expectation[count];
        Arrays.fill(nothing, Expectation.NONE);
        return nothing;
    }

    /// Runs until further deals would hardly change what is chosen, or no more are allowed.
    ///
    /// @return the action to choose
    public int run(Deals deals) {
        while (!isDecided()) {
            deals.next();
            for (int action = 0; action < running.length; action++) {
                if (isRunning(action)) {
                    if (!deals.allowsMore()) {
                        return best();
                    }
                    add(action, deals.valueOf(action));
                }
            }
            endDeal();
        }
        return best();
    }

    boolean isRunning(int action) {
        return running[action];
    }

    /// Whether further deals would hardly change what is chosen.
    boolean isDecided() {
        return left == 1 || (left == 2 && canJudge() && lag(HABIT, first()) > SURELY);
    }

    /// What an action came to in the present deal.
    void add(int action, double value) {
        if (deals == values[action].length) {
            values[action] = Arrays.copyOf(values[action], 2 * deals);
        }
        values[action][deals] = value;
    }

    /// Ends a deal in which every running action was given its value.
    void endDeal() {
        deals++;
        judge();
        if (deals >= FIRST_JUDGEMENT && Integer.bitCount(deals) == 1) {
            halve();
        }
    }

    private boolean canJudge() {
        return expects || deals >= FIRST_JUDGEMENT;
    }

    private void judge() {
        if (!canJudge()) {
            return;
        }
        int first = first();
        for (int action = HABIT + 1; action < running.length; action++) {
            if (running[action] && isHopeless(action, first)) {
                leave(action);
            }
        }
    }

    private boolean isHopeless(int action, int first) {
        return (action != first && lag(action, first) > SURELY)
                || lead(action) + SURELY * error(HABIT, action) < negligible;
    }

    private void halve() {
        int staying = Math.max(2, (int) Math.ceil(STAYS * left));
        while (left > staying) {
            leave(last());
        }
    }

    private void leave(int action) {
        running[action] = false;
        left--;
    }

    /// The action to choose.
    int best() {
        if (!canJudge()) {
            return HABIT;
        }
        int first = first();
        double margin = expects ? BETTER_THAN_EXPECTED : BETTER_THAN_HABIT;
        return first != HABIT && lag(HABIT, first) > margin ? first : HABIT;
    }

    private int first() {
        int first = HABIT;
        for (int action = HABIT + 1; action < running.length; action++) {
            if (running[action] && lead(action) > lead(first)) {
                first = action;
            }
        }
        return first;
    }

    /// The running action that came out worst, the habit apart.
    private int last() {
        int last = HABIT;
        for (int action = HABIT + 1; action < running.length; action++) {
            if (running[action] && (last == HABIT || lead(action) <= lead(last))) {
                last = action;
            }
        }
        return last;
    }

    /// By how much an action is better than the habit, as far as is known.
    private double lead(int action) {
        if (action == HABIT) {
            return 0;
        }
        double seen = deals == 0 ? 0 : mean(action) - mean(HABIT);
        if (!expects) {
            return seen;
        }
        double weightOfExpected = expected[action].weight();
        double weightOfSeen = deals / variance(HABIT, action);
        return (weightOfExpected * expected[action].lead() + weightOfSeen * seen) / (weightOfExpected + weightOfSeen);
    }

    private double mean(int action) {
        double sum = 0;
        for (int deal = 0; deal < deals; deal++) {
            sum += values[action][deal];
        }
        return sum / deals;
    }

    /// How far an action lies behind another one, in standard errors of the difference; 0 where they are alike in all
    /// deals.
    private double lag(int action, int other) {
        double behind = lead(other) - lead(action);
        return behind == 0 ? 0 : behind / Math.max(error(action, other), 1e-9);
    }

    /// The standard error of the difference between two actions.
    private double error(int action, int other) {
        double variance = variance(action, other);
        if (!expects) {
            return StrictMath.sqrt(variance / deals);
        }
        return 1 / StrictMath.sqrt(weight(action, other) + deals / variance);
    }

    /// How much what was expected says of the difference between two actions.
    private double weight(int action, int other) {
        double doubt = action == HABIT ? 0 : expected[action].doubt();
        double doubtOfOther = other == HABIT ? 0 : expected[other].doubt();
        return 1 / (doubt * doubt + doubtOfOther * doubtOfOther);
    }

    /// The variance of the difference between two actions from deal to deal.
    private double variance(int action, int other) {
        double mean = deals == 0 ? 0 : mean(other) - mean(action);
        double squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            double deviation = values[other][deal] - values[action][deal] - mean;
            squares += deviation * deviation;
        }
        return expects ? (squares + USUAL_DEALS * USUAL_VARIANCE) / (deals + USUAL_DEALS) : squares / (deals - 1);
    }
}
