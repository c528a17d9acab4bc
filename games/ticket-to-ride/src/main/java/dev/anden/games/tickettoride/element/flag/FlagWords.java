package dev.anden.games.tickettoride.element.flag;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.notation.CardWords;
import dev.anden.games.tickettoride.notation.NotationFlaw;
import dev.anden.games.tickettoride.notation.Words;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import java.util.ArrayList;
import java.util.List;

/// Flags in notation: `flag keep`, and of a seat `flag red=1 blue=1 complete=2`.
final class FlagWords {
    private static final String COMPLETE = "complete=";

    private FlagWords() {}

    static int read(List<String> words) {
        String choice = Words.at(words, 1, NotationFlaw.KEEP_OR_DISCARD);
        Words.nothingAfter(words, 2);
        return switch (choice) {
            case "keep" -> Flags.KEEP;
            case "discard" -> Flags.DISCARD;
            default -> throw NotationFlaw.FLAG_FORM.wrong("found", choice);
        };
    }

    static List<String> print(Flags flags, int seat) {
        if (flags.laid(seat) == 0 && flags.completed(seat) == 0) {
            return List.of();
        }
        var words = new ArrayList<>(CardWords.print(kind -> flags.laid(seat) >> kind & 1));
        words.add(COMPLETE + flags.completed(seat));
        return words;
    }

    static void read(Flags flags, int seat, List<String> words) {
        String complete = words.getLast();
        if (!flags.isOn() || !complete.matches(COMPLETE + "\\d{1,2}")) {
            throw PositionFlaw.FLAG.wrong("seat", seat, "found", String.join(" ", words));
        }
        CardWords.read(words.subList(0, words.size() - 1), (kind, count) -> {
            if (count != 1 || !flags.wants(seat, kind)) {
                throw PositionFlaw.FLAG_CARDS.wrong("count", count, "color", CardKind.of(kind));
            }
            flags.lay(seat, kind);
        });
        flags.setCompleted(seat, Integer.parseInt(complete.substring(COMPLETE.length())));
    }
}
