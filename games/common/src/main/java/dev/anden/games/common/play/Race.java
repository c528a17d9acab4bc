package dev.anden.games.common.play;

import java.util.Arrays;

/// A race between the actions that a choice is made from. Each deal gives every action that is still in it a value, all
/// by the same hidden cards and the same chance, so that only differences count.
///
/// When deals have doubled, the worse part of the actions leaves: sequential halving (Z. Karnin, T. Koren, O. Somekh,
/// "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013), made to stop at any time. So does whoever is surely
/// worse than the first, or can't be better by anything that counts. The first action is the habit: it never leaves,
/// and is chosen unless another one is better by more than luck.
public final class Race {
    private static final int HABIT = 0;

    /// Before so many deals nobody leaves, and the habit is chosen.
    private static final int FIRST_JUDGEMENT = 8;

    /// Standard errors by which an action has to lie behind to be surely worse.
    private static final double SURELY = 2.6;

    /// Standard errors by which an action has to be better than the habit to be chosen in its stead: with fewer, luck
    /// chooses so often that the habit alone plays better.
    private static final double BETTER_THAN_HABIT = 1.5;

    /// The part that stays when deals have doubled.
    private static final double STAYS = 0.6;

    private final double[][] values;
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

    /// @param count how many actions
    /// @param negligible a difference of values that isn't worth looking for
    public Race(int count, double negligible) {
        this.negligible = negligible;
        values = new double[count][FIRST_JUDGEMENT];
        running = new boolean[count];
        Arrays.fill(running, true);
        left = count;
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
        return left == 1 || (left == 2 && deals >= FIRST_JUDGEMENT && lag(HABIT, first()) > SURELY);
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
        if (deals < FIRST_JUDGEMENT) {
            return;
        }
        int first = first();
        for (int action = HABIT + 1; action < running.length; action++) {
            if (running[action] && isHopeless(action, first)) {
                leave(action);
            }
        }
        if (Integer.bitCount(deals) == 1) {
            halve();
        }
    }

    private boolean isHopeless(int action, int first) {
        return (action != first && lag(action, first) > SURELY)
                || mean(action) - mean(HABIT) + SURELY * error(HABIT, action) < negligible;
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
        if (deals < FIRST_JUDGEMENT) {
            return HABIT;
        }
        int first = first();
        return first != HABIT && lag(HABIT, first) > BETTER_THAN_HABIT ? first : HABIT;
    }

    private int first() {
        int first = HABIT;
        for (int action = HABIT + 1; action < running.length; action++) {
            if (running[action] && mean(action) > mean(first)) {
                first = action;
            }
        }
        return first;
    }

    /// The running action that came out worst, the habit apart.
    private int last() {
        int last = HABIT;
        for (int action = HABIT + 1; action < running.length; action++) {
            if (running[action] && (last == HABIT || mean(action) <= mean(last))) {
                last = action;
            }
        }
        return last;
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
        double behind = mean(other) - mean(action);
        return behind == 0 ? 0 : behind / Math.max(error(action, other), 1e-9);
    }

    /// The standard error of the difference between two actions.
    private double error(int action, int other) {
        double mean = mean(other) - mean(action);
        double squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            double deviation = values[other][deal] - values[action][deal] - mean;
            squares += deviation * deviation;
        }
        return StrictMath.sqrt(squares / (deals - 1) / deals);
    }
}
