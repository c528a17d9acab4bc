package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;

/// Which of the offered tickets to keep: the set whose network, together with the tickets already held, brings most
/// for what it costs.
final class TicketChoice {
    private final Position position;
    private final NetworkPlanner planner;
    private final Plan plan = new Plan();

    TicketChoice(Position position, NetworkPlanner planner) {
        this.position = position;
        this.planner = planner;
    }

    /// The code of the best choice; what isn't kept goes back in the board's order.
    int choose() {
        int count = position.offered.size();
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int kept = 1; kept < 1 << count; kept++) {
            if (Integer.bitCount(kept) < position.keepAtLeast) {
                continue;
            }
            planner.plan(position.tickets.plus(position.offered.chosen(kept)), plan);
            if (plan.value > highest) {
                highest = plan.value;
                best = kept;
            }
        }
        return ActionCodes.keep(best, 0);
    }
}
