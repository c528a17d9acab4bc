package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;

/// Which of the offered tickets to keep: the set whose network, together with the tickets already held, brings most
/// for what it costs.
final class TicketChoice {
    private final Position position;
    private final NetworkPlanner planner;
    private final int[] offered = new int[Long.SIZE];
    private final Plan plan = new Plan();

    TicketChoice(Position position, NetworkPlanner planner) {
        this.position = position;
        this.planner = planner;
    }

    /// The code of the best choice; what isn't kept goes back in the board's order.
    int choose() {
        int count = 0;
        for (long left = position.offered; left != 0; left &= left - 1) {
            offered[count++] = Long.numberOfTrailingZeros(left);
        }
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int kept = 1; kept < 1 << count; kept++) {
            if (Integer.bitCount(kept) < position.keepAtLeast) {
                continue;
            }
            planner.plan(position.tickets | tickets(kept), plan);
            if (plan.value > highest) {
                highest = plan.value;
                best = kept;
            }
        }
        return ActionCodes.keep(best, 0);
    }

    private long tickets(int kept) {
        long tickets = 0;
        for (int left = kept; left != 0; left &= left - 1) {
            tickets |= 1L << offered[Integer.numberOfTrailingZeros(left)];
        }
        return tickets;
    }
}
