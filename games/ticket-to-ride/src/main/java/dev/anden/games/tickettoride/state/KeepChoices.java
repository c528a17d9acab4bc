package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;

/// The legal choices among offered tickets, as codes: listed once for each number of offered tickets.
public final class KeepChoices {
    /// The most tickets that are ever offered at once.
    static final int MAXIMUM = OpeningDeal.MOST;

    private final int[][] codes = new int[MAXIMUM + 1][];

    /// @param keep how many must be kept at least; with fewer offered, all of them
    /// @param ordered whether the order matters in which the others go back
    KeepChoices(int keep, boolean ordered) {
        int most = ordered ? OpeningDeal.MOST_ORDERED : MAXIMUM;
        for (int offered = 0; offered <= most; offered++) {
            codes[offered] = list(offered, Math.min(keep, offered), ordered);
        }
    }

    /// The codes for a number of offered tickets, in order.
    public int[] of(int offered) {
        return codes[offered];
    }

    private static int[] list(int offered, int keep, boolean ordered) {
        var codes = java.util.stream.IntStream.builder();
        for (int kept = 0; kept < 1 << offered; kept++) {
            int count = Integer.bitCount(kept);
            if (count >= keep) {
                int orders = ordered ? TicketOrder.count(offered - count) : 1;
                for (int order = 0; order < orders; order++) {
                    codes.add(ActionCodes.keep(kept, order));
                }
            }
        }
        return codes.build().toArray();
    }
}
