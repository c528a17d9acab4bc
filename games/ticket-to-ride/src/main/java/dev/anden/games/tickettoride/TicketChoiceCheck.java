package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.BoardRules.TicketDeal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Whether a seat's tickets fit what everybody could count of its choices among tickets, in a position that was
/// read: how many tickets a seat holds is guessed from that where it is secret (`ttr.board.tickets-public`).
///
/// A seat without any choice holds none: positions for study may leave tickets out.
final class TicketChoiceCheck {
    private final TtrState state;
    private final TicketPile tickets;
    private final OpeningDeal opening;
    private final TicketDeal draw;
    private final List<String> problems = new ArrayList<>();

    TicketChoiceCheck(TtrState state) {
        this.state = state;
        tickets = state.tickets;
        opening = state.tables.rules.openingTickets();
        draw = state.tables.rules.ticketDraw();
    }

    /// All that is wrong, one sentence each.
    List<String> problems() {
        for (int seat = 0; seat < state.seats; seat++) {
            if (!state.tables.rules.ticketCountsSecret()) {
                require(
                        tickets.choices[seat] == 0 && tickets.dealt[seat] == 0,
                        "\"choices\" and \"dealt\" of seat %d are for boards where the number of tickets is secret"
                                .formatted(seat));
            } else {
                checkSeat(seat);
            }
        }
        return problems;
    }

    private void checkSeat(int seat) {
        int choices = tickets.choices[seat];
        int dealt = tickets.dealt[seat];
        int kept = Long.bitCount(tickets.kept[seat]);
        int boxed = Long.bitCount(tickets.boxed[seat]);
        if (choices == 0) {
            require(
                    dealt == 0 && kept == 0 && boxed == 0,
                    "Seat %d has tickets, so that it has chosen among some".formatted(seat));
            return;
        }
        int later = choices - 1;
        int fewestDealt = opening.deal() + later;
        int mostDealt = opening.deal() + later * draw.deal();
        if (dealt < fewestDealt || dealt > mostDealt) {
            problems.add("In %d choices seat %d has had %d to %d tickets before it, not %d"
                    .formatted(choices, seat, fewestDealt, mostDealt, dealt));
            return;
        }
        int fewest = opening.keep() + fewestKept(later, dealt - opening.deal());
        int most = dealt - boxed - returned(seat);
        require(
                kept >= fewest && kept <= most,
                "Of %d tickets in %d choices seat %d has kept %d to %d, not %d"
                        .formatted(dealt, choices, seat, fewest, most, kept));
    }

    /// The fewest tickets that so many choices in play leave in a hand: uneven ones leave the fewest.
    private int fewestKept(int choices, int dealt) {
        int kept = 0;
        int left = dealt;
        for (int after = choices - 1; after >= 0; after--) {
            int offered = Math.min(draw.deal(), left - after);
            kept += Math.min(draw.keep(), offered);
            left -= offered;
        }
        return kept;
    }

    /// The tickets that the seat put under the deck and that lie there still.
    private int returned(int seat) {
        return (int) IntStream.range(0, tickets.bottomSize)
                .filter(place -> tickets.returnedBy[place] == seat)
                .count();
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            problems.add(otherwise);
        }
    }
}
