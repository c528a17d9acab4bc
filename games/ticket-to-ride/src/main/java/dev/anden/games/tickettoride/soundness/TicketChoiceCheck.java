package dev.anden.games.tickettoride.soundness;

import dev.anden.engine.Phrase;
import dev.anden.games.tickettoride.rules.KeptTickets;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketPile;
import java.util.ArrayList;
import java.util.List;

/// Whether a seat's tickets fit what everybody could count of its choices among tickets, in a position that was
/// read: how many tickets a seat holds is guessed from that where it is secret (`ttr.board.tickets-public`).
///
/// A seat without any choice holds none: positions for study may leave tickets out.
final class TicketChoiceCheck {
    private final Position position;
    private final TicketPile tickets;
    private final KeptTickets counts;
    private final List<Phrase> problems = new ArrayList<>();

    TicketChoiceCheck(Position position) {
        this.position = position;
        tickets = position.tickets;
        counts = new KeptTickets(position.tables.rules);
    }

    /// All that is wrong.
    List<Phrase> problems() {
        for (int seat = 0; seat < position.seats; seat++) {
            if (!position.tables.rules.ticketCountsSecret()) {
                require(tickets.choices[seat] == 0 && tickets.dealt[seat] == 0, PositionFlaw.NOT_SECRET, "seat", seat);
            } else {
                checkSeat(seat);
            }
        }
        return problems;
    }

    private void checkSeat(int seat) {
        int choices = tickets.choices[seat];
        int dealt = tickets.dealt[seat];
        int kept = tickets.kept[seat].size();
        int boxed = tickets.boxed[seat].size();
        if (choices == 0) {
            require(dealt == 0 && kept == 0 && boxed == 0, PositionFlaw.UNCHOSEN, "seat", seat);
            return;
        }
        int fewestDealt = counts.fewestDealt(choices);
        int mostDealt = counts.mostDealt(choices);
        if (dealt < fewestDealt || dealt > mostDealt) {
            require(
                    false,
                    PositionFlaw.DEALT,
                    "choices",
                    choices,
                    "seat",
                    seat,
                    "least",
                    fewestDealt,
                    "most",
                    mostDealt,
                    "dealt",
                    dealt);
            return;
        }
        int fewest = counts.fewest(choices, dealt, boxed);
        int most = dealt - boxed - tickets.returnedBy(seat);
        require(
                kept >= fewest && kept <= most,
                PositionFlaw.KEPT_OF,
                "dealt",
                dealt,
                "choices",
                choices,
                "seat",
                seat,
                "least",
                fewest,
                "most",
                most,
                "kept",
                kept);
    }

    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            problems.add(otherwise.of(facts));
        }
    }
}
