package dev.anden.games.tickettoride;

import java.util.ArrayList;
import java.util.List;

/// Whether a seat's tickets fit what everybody could count of its choices among tickets, in a position that was
/// read: how many tickets a seat holds is guessed from that where it is secret (`ttr.board.tickets-public`).
///
/// A seat without any choice holds none: positions for study may leave tickets out.
final class TicketChoiceCheck {
    private final TtrState state;
    private final TicketPile tickets;
    private final KeptTickets counts;
    private final List<String> problems = new ArrayList<>();

    TicketChoiceCheck(TtrState state) {
        this.state = state;
        tickets = state.tickets;
        counts = new KeptTickets(state.tables.rules);
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
        int fewestDealt = counts.fewestDealt(choices);
        int mostDealt = counts.mostDealt(choices);
        if (dealt < fewestDealt || dealt > mostDealt) {
            problems.add("In %d choices seat %d has had %d to %d tickets before it, not %d"
                    .formatted(choices, seat, fewestDealt, mostDealt, dealt));
            return;
        }
        int fewest = counts.fewest(choices, dealt, boxed);
        int most = dealt - boxed - tickets.returnedBy(seat);
        require(
                kept >= fewest && kept <= most,
                "Of %d tickets in %d choices seat %d has kept %d to %d, not %d"
                        .formatted(dealt, choices, seat, fewest, most, kept));
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            problems.add(otherwise);
        }
    }
}
