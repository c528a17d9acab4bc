package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Optional;

/// A card of the mayor (`fq.mayor.reveal`).
///
/// @param index its place in [Board#mayorCards()]
/// @param id its id, such as `mayor-3`
/// @param closes the index of the street that is closed for the round
/// @param mayorFirst whether it shows the car: the mayor takes the first die of the solo mode (`fq.solo.turns`)
/// @param takes the decks in the order in which the mayor looks for a die (`fq.solo.mayor-takes`)
public record MayorCard(int index, String id, Optional<Integer> closes, boolean mayorFirst, List<Transport> takes) {
    public MayorCard {
        takes = List.copyOf(takes);
    }
}
