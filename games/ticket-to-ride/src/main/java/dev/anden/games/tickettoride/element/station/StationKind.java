package dev.anden.games.tickettoride.element.station;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.Elements;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Position;
import java.util.List;
import java.util.function.Function;

/// Stations, as the core asks for them. They need no frames of their own.
public final class StationKind implements ElementKind {
    public static final StationKind STATION = new StationKind();

    private StationKind() {}

    @Override
    public boolean isOn(Board board) {
        return board.rules().elements().station().isPresent();
    }

    @Override
    public boolean keepsState() {
        return true;
    }

    @Override
    public boolean actsInTurn() {
        return true;
    }

    @Override
    public boolean countsAtEnd() {
        return true;
    }

    @Override
    public Function<Position, Element> on(Board board) {
        var rules = board.rules().elements().station();
        int[] costs = rules.map(Elements.Stations::costs).orElse(List.of()).stream()
                .mapToInt(Integer::intValue)
                .toArray();
        int points = rules.map(Elements.Stations::points).orElse(0);
        return position -> new Stations(position, costs, points);
    }
}
