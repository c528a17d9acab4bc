package dev.anden.games.tickettoride.notation;

import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Position;
import java.util.List;
import java.util.stream.Stream;

/// The parts of a seat's line in the text of a position: each is its name and the words after it.
///
/// A word of an element may be the name of a part too, such as the id of a city that a board calls `known`. It is
/// written with a mark before it, which no id has.
final class SeatParts {
    private static final List<String> OF_ALL_BOARDS = List.of("hand", "known", "tickets", "offered", "routes");
    private static final List<String> OF_SOME_BOARDS = List.of("boxed", "choices", "dealt");
    private static final String MARK = ":";

    private final List<String> names;

    SeatParts(Position position) {
        names = Stream.of(
                        OF_ALL_BOARDS.stream(),
                        position.elements().stream().map(Element::seatName).filter(name -> !name.isEmpty()),
                        OF_SOME_BOARDS.stream())
                .flatMap(parts -> parts)
                .toList();
    }

    /// What they are called, in the order in which they are written.
    List<String> names() {
        return names;
    }

    /// An element's words as they are written.
    List<String> marked(List<String> words) {
        return words.stream()
                .map(word -> names.contains(word) ? MARK + word : word)
                .toList();
    }

    /// The words that were written so.
    static List<String> unmarked(List<String> words) {
        return words.stream()
                .map(word -> word.startsWith(MARK) ? word.substring(MARK.length()) : word)
                .toList();
    }
}
