package dev.anden.games.frenchquarter.board;

import java.util.List;

/// A card of one of the six decks.
///
/// @param index its place in [Board#cards()]; eight cards of each deck in a row
/// @param id its id, such as `walk-3`
/// @param transport its deck
/// @param icons one or two icons, from left to right (`fq.move.card-icons`)
public record ActionCard(int index, String id, Transport transport, List<Icon> icons) {
    public ActionCard {
        icons = List.copyOf(icons);
    }
}
