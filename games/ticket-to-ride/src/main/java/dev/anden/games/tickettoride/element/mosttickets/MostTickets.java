package dev.anden.games.tickettoride.element.mosttickets;

import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import java.util.List;
import java.util.stream.IntStream;

/// Who completed the most tickets, and what that brings: every seat with as many as any other gets all the points,
/// but nobody without a completed ticket does (`ttr.end.most-tickets-tie`, ruling `ttr.ruling.r12`).
final class MostTickets extends Element {
    private final int points;

    /// How many each seat completed, as the count that goes on tells; nothing that belongs to a position.
    private final int[] completed;

    /// @param points what it brings
    MostTickets(int seats, int points) {
        this.points = points;
        completed = new int[seats];
    }

    @Override
    public ElementKind kind() {
        return MostTicketsKind.MOST_TICKETS;
    }

    @Override
    public void completed(int seat, int tickets) {
        completed[seat] = tickets;
    }

    @Override
    public int finalPoints(int seat) {
        return has(seat) ? points : 0;
    }

    @Override
    public List<ScoreLine> closingLines() {
        return IntStream.range(0, completed.length).mapToObj(this::line).toList();
    }

    private ScoreLine line(int seat) {
        return new ScoreLine(seat, "ttr.end.most-tickets", finalPoints(seat), List.of(), has(seat));
    }

    private boolean has(int seat) {
        for (int others : completed) {
            if (others > completed[seat]) {
                return false;
            }
        }
        return completed[seat] > 0;
    }
}
