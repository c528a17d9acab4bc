package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.BoardRules.Rejected;
import dev.anden.games.tickettoride.board.BoardRules.TicketDeal;

/// How many tickets a seat may hold for all that everybody could count of its choices among tickets, where the
/// number itself is secret (`ttr.board.tickets-public`).
public final class KeptTickets {
    private final OpeningDeal opening;
    private final TicketDeal draw;

    public KeptTickets(BoardRules rules) {
        opening = rules.openingTickets();
        draw = rules.ticketDraw();
    }

    /// The fewest tickets before a seat in so many choices, the opening one included.
    public int fewestDealt(int choices) {
        return opening.deal() + choices - 1;
    }

    public int mostDealt(int choices) {
        return opening.deal() + (choices - 1) * draw.deal();
    }

    /// The fewest tickets that a seat holds.
    ///
    /// @param choices how often it chose, 1 at least
    /// @param dealt how many tickets lay before it then
    /// @param boxed how many opening tickets it sent back to the box
    public int fewest(int choices, int dealt, int boxed) {
        int fromOpening = opening.rejected() == Rejected.BOX ? opening.deal() - boxed : opening.keep();
        return fromOpening + fewestDrawn(choices - 1, dealt - opening.deal());
    }

    /// The fewest tickets that so many choices in play leave in a hand: uneven ones leave the fewest.
    private int fewestDrawn(int choices, int dealt) {
        int kept = 0;
        int left = dealt;
        for (int after = choices - 1; after >= 0; after--) {
            int offered = Math.min(draw.deal(), left - after);
            kept += Math.min(draw.keep(), offered);
            left -= offered;
        }
        return kept;
    }
}
