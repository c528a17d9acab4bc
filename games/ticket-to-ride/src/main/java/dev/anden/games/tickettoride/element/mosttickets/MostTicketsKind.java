package dev.anden.games.tickettoride.element.mosttickets;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Position;
import java.util.function.Function;

/// The bonus for the most completed tickets, as the core asks for it.
public final class MostTicketsKind implements ElementKind {
    public static final MostTicketsKind MOST_TICKETS = new MostTicketsKind();

    private MostTicketsKind() {}

    @Override
    public boolean isOn(Board board) {
        return board.rules().mostTicketsPoints() > 0;
    }

    @Override
    public boolean countsAtEnd() {
        return true;
    }

    @Override
    public Function<Position, Element> on(Board board) {
        int points = board.rules().mostTicketsPoints();
        return position -> new MostTickets(position.seats, points);
    }
}
