package dev.anden.games.tickettoride.map;

import java.util.List;

/// A board's map in plain numbers. All lengths are units of the drawing; `x` grows to the right and `y`
/// downward from the top left corner, as in SVG. Paths are SVG path data, cut off a little outside of the
/// sheet; fill those of areas with the rule `evenodd`.
///
/// @param width       width of the sheet
/// @param height      height of the sheet
/// @param spaceLength length of every space
/// @param spaceWidth  width of every space
/// @param cityRadius  radius of every city's mark
/// @param fontSize    size of the cities' names
/// @param cities      in the order of [Geography#places()]
/// @param routes      in the order of [Geography#lines()]
/// @param land        areas of land
/// @param lakes       areas of water in the land
/// @param parks       areas of green in the land; for maps of cities
/// @param rivers      courses of rivers
/// @param borders     lines of frontiers
public record MapDrawing(
        double width,
        double height,
        double spaceLength,
        double spaceWidth,
        double cityRadius,
        double fontSize,
        List<CityMark> cities,
        List<RouteDrawing> routes,
        List<String> land,
        List<String> lakes,
        List<String> parks,
        List<RiverDrawing> rivers,
        List<String> borders) {
    public MapDrawing {
        cities = List.copyOf(cities);
        routes = List.copyOf(routes);
        land = List.copyOf(land);
        lakes = List.copyOf(lakes);
        parks = List.copyOf(parks);
        rivers = List.copyOf(rivers);
        borders = List.copyOf(borders);
    }
}
