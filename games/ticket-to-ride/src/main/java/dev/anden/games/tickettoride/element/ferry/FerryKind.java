package dev.anden.games.tickettoride.element.ferry;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Position;
import java.util.function.Function;

/// Ferries, as the core asks for them. They keep nothing of a position, so that one object serves all of them.
public final class FerryKind implements ElementKind {
    public static final FerryKind FERRY = new FerryKind();

    private FerryKind() {}

    @Override
    public boolean isOn(Board board) {
        return board.rules().elements().ferry();
    }

    @Override
    public Function<Position, Element> on(Board board) {
        var ferries = new Ferries();
        return position -> ferries;
    }
}
