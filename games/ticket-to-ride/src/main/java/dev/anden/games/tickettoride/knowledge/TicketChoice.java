package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import java.util.Arrays;

/// Which of the offered tickets to keep: the set whose network, together with the tickets already held, brings most
/// for what it costs.
final class TicketChoice {
    private final Position position;
    private final NetworkPlanner planner;
    private final Plan plan = new Plan();
    private final double[] values = new double[1 << OpeningDeal.MOST];
    private int choices;

    TicketChoice(Position position, NetworkPlanner planner) {
        this.position = position;
        this.planner = planner;
    }

    /// The code of the best choice; what isn't kept goes back in the board's order.
    ///
    /// @param eagerness points that each ticket seems worth beyond what it brings
    int choose(double eagerness) {
        choices = 1 << position.offered.size();
        Arrays.fill(values, 0, choices, Double.NEGATIVE_INFINITY);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int kept = 1; kept < choices; kept++) {
            if (Integer.bitCount(kept) < position.keepAtLeast) {
                continue;
            }
            planner.plan(position.tickets.plus(position.offered.chosen(kept)), plan);
            values[kept] = plan.value + eagerness * Integer.bitCount(kept);
            if (values[kept] > highest) {
                highest = values[kept];
                best = kept;
            }
        }
        return ActionCodes.keep(best, 0);
    }

    /// No choices were weighed.
    void forget() {
        choices = 0;
    }

    /// Plans for what would be held after a choice.
    void planAfter(int choice, Plan after) {
        planner.plan(position.tickets.plus(position.offered.chosen(ActionCodes.kept(choice))), after);
    }

    /// The best of the choices weighed last that are worth less than a value; 0 if there is none.
    int next(double below) {
        int best = 0;
        for (int kept = 1; kept < choices; kept++) {
            if (values[kept] < below && values[kept] > (best == 0 ? Double.NEGATIVE_INFINITY : values[best])) {
                best = kept;
            }
        }
        return best;
    }

    /// What a choice weighed last is worth.
    double value(int kept) {
        return values[kept];
    }
}
