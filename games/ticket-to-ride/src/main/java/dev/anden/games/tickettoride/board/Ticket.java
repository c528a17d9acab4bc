package dev.anden.games.tickettoride.board;

/// A destination ticket.
///
/// @param index its place in the board's list
/// @param id the two cities' ids joined by `--`
/// @param from index of a city
/// @param to index of another city
/// @param points added if its cities are joined at the end, taken off if not
/// @param isLong whether it is one of those that are dealt at the beginning alone (`ttr.setup.opening-tickets`)
public record Ticket(int index, String id, int from, int to, int points, boolean isLong) {
    /// The same ticket at another place of a list.
    Ticket at(int place) {
        return new Ticket(place, id, from, to, points, isLong);
    }
}
