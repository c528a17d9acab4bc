package dev.anden.games.tickettoride.map;

/// A route between two cities.
///
/// @param from   index of one end in [Geography#places()]
/// @param to     index of the other end
/// @param spaces how many vehicles it takes, at least 1
/// @param twin   index in [Geography#lines()] of the route that runs parallel to this one (a double route), or
///     [#NO_TWIN]
public record Line(int from, int to, int spaces, int twin) {
    /// Said by a route that has no parallel one.
    public static final int NO_TWIN = -1;

    /// @throws IllegalArgumentException if the route joins a city to itself or has no space
    public Line {
        if (from == to) {
            throw new IllegalArgumentException("A route joins city " + from + " to itself");
        }
        if (spaces < 1) {
            throw new IllegalArgumentException("A route has " + spaces + " spaces");
        }
    }

    /// Whether this route has a parallel one.
    public boolean hasTwin() {
        return twin != NO_TWIN;
    }

    boolean joinsTheSameCitiesAs(Line other) {
        return (from == other.from && to == other.to) || (from == other.to && to == other.from);
    }
}
