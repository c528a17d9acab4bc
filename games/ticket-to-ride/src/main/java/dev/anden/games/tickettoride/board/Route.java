package dev.anden.games.tickettoride.board;

/// A route between two cities.
///
/// @param index its place in the board's list
/// @param id the two cities' ids in the file's order joined by `--`; of a double route also its colour, or its number
/// where
///     both have one colour: `boston--new-york--red`, `atlanta--raleigh--2`
/// @param from index of a city
/// @param to index of another city
/// @param length spaces, 1 to 8
/// @param color the colour to pay with
/// @param twin index of the other route of a double route, or -1
/// @param points what claiming it scores
public record Route(int index, String id, int from, int to, int length, RouteColor color, int twin, int points) {
    /// Whether it is one of the two routes of a double route.
    public boolean isDouble() {
        return twin >= 0;
    }
}
