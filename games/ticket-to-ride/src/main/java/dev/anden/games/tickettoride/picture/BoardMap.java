package dev.anden.games.tickettoride.picture;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.map.Geography;
import dev.anden.games.tickettoride.map.LandLibrary;
import dev.anden.games.tickettoride.map.LandOutline;
import dev.anden.games.tickettoride.map.LayoutLibrary;
import dev.anden.games.tickettoride.map.Line;
import dev.anden.games.tickettoride.map.MapDrawing;
import dev.anden.games.tickettoride.map.MapLayout;
import dev.anden.games.tickettoride.map.Place;

/// The map of a board: what `map` needs to know of it.
public final class BoardMap {
    private BoardMap() {}

    /// Its cities and routes, in the board's order.
    public static Geography geography(Board board) {
        var places = board.cities().stream()
                .map(city -> new Place(city.id(), city.name(), city.latitude(), city.longitude()))
                .toList();
        var lines = board.routes().stream()
                .map(route -> new Line(route.from(), route.to(), route.length(), route.twin()))
                .toList();
        return new Geography(places, lines, board.geography());
    }

    /// Its picture, on a plain sheet if the program has no outline of its geography. Takes about a second, and no time
    /// for a board of the box.
    public static MapDrawing draw(Board board) {
        Geography geography = geography(board);
        LandOutline land = LandLibrary.land(board.geography());
        return LayoutLibrary.layout(board.id())
                .map(found -> MapLayout.draw(geography, land, found))
                .orElseGet(() -> MapLayout.draw(geography, land));
    }
}
