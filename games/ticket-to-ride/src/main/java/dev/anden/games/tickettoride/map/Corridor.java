package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// One or more routes that run side by side between the same two cities: a single route, or a route and its
/// twin.
///
/// @param from   index of the city where it starts
/// @param to     index of the city where it ends
/// @param spaces spaces of each of its routes
/// @param lines  indexes of its routes, from left to right as seen when leaving `from`
record Corridor(int from, int to, int spaces, List<Integer> lines) {
    /// The corridors of a board, in the order of their first route.
    static List<Corridor> of(Geography geography) {
        List<Corridor> corridors = new ArrayList<>();
        List<Line> lines = geography.lines();
        for (int index = 0; index < lines.size(); index++) {
            Line line = lines.get(index);
            if (!line.hasTwin()) {
                corridors.add(new Corridor(line.from(), line.to(), line.spaces(), List.of(index)));
            } else if (line.twin() > index) {
                corridors.add(new Corridor(line.from(), line.to(), line.spaces(), List.of(index, line.twin())));
            }
        }
        return List.copyOf(corridors);
    }

    boolean endsAt(int city) {
        return from == city || to == city;
    }

    boolean sharesACityWith(Corridor other) {
        return endsAt(other.from) || endsAt(other.to);
    }

    boolean joinsTheSameCitiesAs(Corridor other) {
        return endsAt(other.from) && endsAt(other.to);
    }
}
