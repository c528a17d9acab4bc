package dev.anden.games.tickettoride.map;

import java.util.List;

/// A route as it is drawn.
///
/// @param route  its index in [Geography#lines()]
/// @param from   index of the city where it starts, in [MapDrawing#cities()]
/// @param to     index of the city where it ends
/// @param path   SVG path data of the line through its spaces, from city to city
/// @param spaces its spaces, from `from` to `to`
public record RouteDrawing(int route, int from, int to, String path, List<SpaceMark> spaces) {
    public RouteDrawing {
        spaces = List.copyOf(spaces);
    }
}
