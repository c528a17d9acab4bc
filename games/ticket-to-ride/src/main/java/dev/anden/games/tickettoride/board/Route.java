package dev.anden.games.tickettoride.board;

/// A route between two cities.
///
/// @param index its place in the board's list
/// @param id the two cities' ids in the file's order joined by `--`; of a double route also its colour, or its
///     number where both have one colour: `boston--new-york--red`, `atlanta--raleigh--2`
/// @param from index of a city
/// @param to index of another city
/// @param length spaces, 1 to 8; as many cards pay for it
/// @param color the colour to pay with
/// @param twin index of the other route of a double route, or -1
/// @param points what claiming it scores
/// @param vehicle index of the kind of vehicle it takes
/// @param vehicles how many of them it takes
/// @param wilds how many of the cards must be wild at least (`ttr.europe.ferry`)
/// @param tunnel whether cards are turned up before it is paid (`ttr.europe.tunnel-reveal`)
public record Route(
        int index,
        String id,
        int from,
        int to,
        int length,
        RouteColor color,
        int twin,
        int points,
        int vehicle,
        int vehicles,
        int wilds,
        boolean tunnel) {
    /// Whether it is one of the two routes of a double route.
    public boolean isDouble() {
        return twin >= 0;
    }
}
