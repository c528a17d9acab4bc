package dev.anden.games.tickettoride.map;

import java.util.List;

/// What the drawing of a board is made from.
///
/// @param places the cities; their order is kept in [MapDrawing#cities()]
/// @param lines  the routes; their order is kept in [MapDrawing#routes()]
/// @param region name of the land that is under the board, as [LandLibrary] knows it
public record Geography(List<Place> places, List<Line> lines, String region) {
    /// @throws IllegalArgumentException if there are fewer than two places, an index points nowhere, or twins
    ///     disagree
    public Geography {
        places = List.copyOf(places);
        lines = List.copyOf(lines);
        if (places.size() < 2) {
            throw new IllegalArgumentException("A board needs two cities or more");
        }
        for (int index = 0; index < lines.size(); index++) {
            checkEnds(lines.get(index), places.size());
            checkTwin(lines, index);
        }
    }

    private static void checkEnds(Line line, int cities) {
        if (Math.min(line.from(), line.to()) < 0 || Math.max(line.from(), line.to()) >= cities) {
            throw new IllegalArgumentException(
                    "A route joins cities " + line.from() + " and " + line.to() + " of " + cities);
        }
    }

    private static void checkTwin(List<Line> lines, int index) {
        Line line = lines.get(index);
        if (!line.hasTwin()) {
            return;
        }
        boolean exists = line.twin() >= 0 && line.twin() < lines.size() && line.twin() != index;
        if (!exists || lines.get(line.twin()).twin() != index) {
            throw new IllegalArgumentException("Route " + index + " names " + line.twin()
                    + " as its twin, but that isn't parallel to it or doesn't exist");
        }
        Line twin = lines.get(line.twin());
        if (!line.joinsTheSameCitiesAs(twin) || line.spaces() != twin.spaces()) {
            throw new IllegalArgumentException("Routes " + index + " and " + line.twin() + " aren't twins");
        }
    }
}
