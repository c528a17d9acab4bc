package dev.anden.games.tickettoride.notation;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.ArrayList;
import java.util.List;

/// Cards to pay with: of one colour, and wilds.
///
/// @param kind the ordinal of the colour; that of a wild if all are wild
public record Payment(int kind, int colored, int wilds) {
    /// Reads `4 red 2 wild`.
    ///
    /// @param form how it is written, for whoever wrote it otherwise
    /// @throws dev.anden.engine.NotationException if it is written otherwise
    public static Payment read(List<String> words, NotationFlaw form) {
        if (words.isEmpty() || words.size() % 2 != 0) {
            throw form.wrong();
        }
        int wilds = 0;
        int colored = 0;
        CardKind color = CardKind.WILD;
        for (int index = 0; index < words.size(); index += 2) {
            int count = Words.number(words.get(index));
            CardKind kind = Words.kind(words.get(index + 1));
            if (kind == CardKind.WILD) {
                wilds += count;
            } else if (colored > 0) {
                throw NotationFlaw.TWO_COLORS.wrong();
            } else {
                color = kind;
                colored = count;
            }
        }
        return new Payment((colored == 0 ? CardKind.WILD : color).ordinal(), colored, wilds);
    }

    /// Reads the payment in `claim ROUTE with 4 red 2 wild`, the words being all of these.
    ///
    /// @throws dev.anden.engine.NotationException if it is written otherwise
    public static Payment readWith(List<String> words, NotationFlaw form) {
        if (!Words.at(words, 2, NotationFlaw.CARDS).equals("with")) {
            throw form.wrong();
        }
        return read(words.subList(3, words.size()), form);
    }

    /// @param more further facts of the sentence
    /// @throws dev.anden.engine.NotationException if these aren't so many cards
    public void mustHave(int cards, NotationFlaw otherwise, Object... more) {
        if (wilds + colored != cards) {
            var facts = new ArrayList<Object>(List.of("cards", cards, "given", wilds + colored));
            facts.addAll(List.of(more));
            throw otherwise.wrong(facts.toArray());
        }
    }

    /// Its words, each with a space before it: ` 4 red 2 wild`.
    public static String print(CardKind color, int colored, int wilds) {
        return (colored > 0 ? " " + colored + " " + color : "") + (wilds > 0 ? " " + wilds + " wild" : "");
    }
}
