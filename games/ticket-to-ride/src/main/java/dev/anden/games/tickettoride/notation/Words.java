package dev.anden.games.tickettoride.notation;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The words of an action, read one by one.
public final class Words {
    private Words() {}

    /// The word at a place.
    ///
    /// @param expected what should stand there
    /// @throws dev.anden.engine.NotationException if the words end before
    public static String at(List<String> words, int place, NotationFlaw expected) {
        if (place >= words.size()) {
            throw NotationFlaw.ENDS_EARLY.wrong("text", String.join(" ", words), "missing", expected.of());
        }
        return words.get(place);
    }

    /// @throws dev.anden.engine.NotationException if there are more words than these
    public static void nothingAfter(List<String> words, int size) {
        if (words.size() > size) {
            throw NotationFlaw.NOTHING_MORE.wrong(
                    "text", String.join(" ", words.subList(0, size)), "word", words.get(size));
        }
    }

    /// The code of an action of one word.
    public static int alone(List<String> words, int code) {
        nothingAfter(words, 1);
        return code;
    }

    /// The kind of card that a word names.
    ///
    /// @throws dev.anden.engine.NotationException if it names none
    public static CardKind kind(String word) {
        return CardKind.named(word)
                .orElseThrow(() -> NotationFlaw.NO_CARD.wrong(
                        "word",
                        word,
                        "kinds",
                        Arrays.stream(CardKind.values()).map(CardKind::toString).collect(Collectors.joining(", "))));
    }

    /// The route that an id names.
    ///
    /// @throws dev.anden.engine.NotationException if the board has none
    public static Route route(Board board, String id) {
        return board.routes().stream()
                .filter(route -> route.id().equals(id))
                .findFirst()
                .orElseThrow(() -> NotationFlaw.NO_ROUTE.wrong("id", id));
    }

    /// The index of the city that an id names.
    ///
    /// @throws dev.anden.engine.NotationException if the board has none
    public static int city(Board board, String id) {
        return IntStream.range(0, board.cities().size())
                .filter(city -> board.cities().get(city).id().equals(id))
                .findFirst()
                .orElseThrow(() -> NotationFlaw.NO_CITY.wrong("id", id));
    }

    /// @throws dev.anden.engine.NotationException if the word is no number of up to three digits
    static int number(String word) {
        if (!word.matches("\\d{1,3}")) {
            throw NotationFlaw.NO_NUMBER.wrong("word", word);
        }
        return Integer.parseInt(word);
    }
}
