package dev.anden.games.tickettoride.map;

/// How large things are on the sheet. All follow from the length of one space and the size of the type.
///
/// @param spaceLength length of a space along its route
/// @param fontSize    size of the cities' names
record Sizes(double spaceLength, double fontSize) {
    /// Width of a space, across its route.
    double spaceWidth() {
        return spaceLength * 0.37;
    }

    /// The least distance between two spaces of one route.
    double leastGap() {
        return spaceLength * 0.07;
    }

    /// The distance between two spaces of one route that looks best.
    double gap() {
        return spaceLength * 0.12;
    }

    /// The widest distance between two spaces of one route; what is longer stays free at the route's ends.
    double widestGap() {
        return spaceLength * 0.5;
    }

    /// Distance between two parallel routes.
    double trackGap() {
        return spaceLength * 0.1;
    }

    double cityRadius() {
        return spaceLength * 0.29;
    }

    /// Distance from a city's centre to the first space of its routes.
    double platform() {
        return cityRadius() + spaceLength * 0.1;
    }

    /// Distance that routes keep from one another and from cities they don't join, where there is room.
    double clearance() {
        return spaceLength * 0.2;
    }

    /// Width of a corridor with the given number of parallel routes.
    double corridorWidth(int tracks) {
        return tracks * spaceWidth() + (tracks - 1) * trackGap();
    }

    /// How far a route's line lies beside the middle of its corridor.
    ///
    /// @param track  which of the parallel routes, from 0
    /// @param tracks how many there are
    double aside(int track, int tracks) {
        return (track - (tracks - 1) / 2.0) * (spaceWidth() + trackGap());
    }

    /// Length of a route's spaces with gaps of that width.
    double chain(int spaces, double gap) {
        return spaces * spaceLength + (spaces - 1) * gap;
    }

    /// The same board, drawn finer.
    Sizes times(double factor) {
        return new Sizes(spaceLength * factor, fontSize * factor);
    }
}
