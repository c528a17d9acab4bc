package dev.anden.games.frenchquarter.board;

import java.util.List;

/// How a way to move moves the tourist: by distance or to a street.
///
/// @param transport the way to move
/// @param die the colour of its dice
/// @param spaces the most spaces of a move by distance; 0 if it goes to streets
/// @param streets the indexes of the streets that it goes to; empty if it moves by distance
public record Travel(Transport transport, String die, int spaces, List<Integer> streets) {
    public Travel {
        streets = List.copyOf(streets);
    }
}
