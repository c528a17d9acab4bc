package dev.anden.games.tickettoride.notation;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// Numbers of cards in the text of a position: `red=3 wild=1`.
public final class CardWords {
    private CardWords() {}

    /// Takes in the number of cards of a kind.
    public interface Counts {
        void set(int kind, int count);
    }

    /// The kinds of which there are any.
    public static List<String> print(IntUnaryOperator count) {
        return IntStream.range(0, CardKind.COUNT)
                .filter(kind -> count.applyAsInt(kind) > 0)
                .mapToObj(kind -> CardKind.of(kind) + "=" + count.applyAsInt(kind))
                .toList();
    }

    /// @throws dev.anden.engine.NotationException if a word is written otherwise, or names a kind again
    public static void read(List<String> words, Counts counts) {
        Set<String> seen = new HashSet<>();
        for (String word : words) {
            if (!word.matches("[a-z]+=\\d{1,2}")) {
                throw PositionFlaw.CARDS.wrong("found", word);
            }
            String kind = word.substring(0, word.indexOf('='));
            if (!seen.add(kind)) {
                throw PositionFlaw.WORD_TWICE.wrong("word", kind);
            }
            counts.set(Words.kind(kind).ordinal(), Integer.parseInt(word.substring(kind.length() + 1)));
        }
    }
}
