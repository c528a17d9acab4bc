package dev.anden.games.frenchquarter;

import dev.anden.engine.NotationException;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds by its name what the notation names.
final class Names {
    private final Map<String, Integer> buildings = new HashMap<>();
    private final Map<String, Integer> crossings = new HashMap<>();
    private final Map<String, Integer> stretches = new HashMap<>();
    private final Map<String, Integer> cards = new HashMap<>();
    private final Map<String, Integer> mayorCards = new HashMap<>();
    private final Map<String, Integer> vacationCards = new HashMap<>();
    private final List<Integer> lineStarts;

    Names(Board board) {
        board.buildings().forEach(building -> buildings.put(building.id(), building.index()));
        board.crossings().forEach(crossing -> crossings.put(crossing.id(), crossing.index()));
        board.stretches().forEach(stretch -> stretches.put(board.stretchId(stretch.index()), stretch.index()));
        board.cards().forEach(card -> cards.put(card.id(), card.index()));
        board.mayorCards().forEach(card -> mayorCards.put(card.id(), card.index()));
        board.vacationCards().forEach(card -> vacationCards.put(card.id(), card.index()));
        lineStarts = board.lineStarts();
    }

    int building(String id) {
        return find(buildings, id, "building");
    }

    int crossing(String id) {
        return find(crossings, id, "crossing");
    }

    int stretch(String id) {
        return find(stretches, id, "stretch");
    }

    int card(String id) {
        return find(cards, id, "action card");
    }

    int mayorCard(String id) {
        return find(mayorCards, id, "mayor's card");
    }

    int vacationCard(String id) {
        return find(vacationCards, id, "vacation card");
    }

    /// The place of a crossing among those where the Second Line can start.
    int lineStart(String id) {
        int place = lineStarts.indexOf(crossing(id));
        if (place < 0) {
            throw new NotationException("The Second Line can't start at \"" + id + "\"");
        }
        return place;
    }

    static int transport(String word) {
        return Transport.named(word)
                .orElseThrow(() -> unknown(word, Transport.words()))
                .ordinal();
    }

    static int activity(String word) {
        return Activity.named(word)
                .orElseThrow(() -> unknown(word, Activity.words()))
                .ordinal();
    }

    static int performer(String word) {
        return Performer.named(word)
                .orElseThrow(() -> unknown(word, Performer.words()))
                .ordinal();
    }

    static int direction(String word) {
        return Direction.named(word)
                .orElseThrow(() -> unknown(word, Direction.words()))
                .ordinal();
    }

    /// A die's value.
    static int value(String word) {
        if (!word.matches("[1-6]")) {
            throw new NotationException("A die shows 1 to 6, not \"" + word + "\"");
        }
        return Integer.parseInt(word);
    }

    /// A die's value, or W.
    static int written(String word) {
        return word.equals("W") ? Sheet.W : value(word);
    }

    private static int find(Map<String, Integer> indexes, String id, String what) {
        Integer index = indexes.get(id);
        if (index == null) {
            throw new NotationException("There is no " + what + " \"" + id + "\"");
        }
        return index;
    }

    private static NotationException unknown(String word, List<String> words) {
        return new NotationException("\"%s\" isn't one of %s".formatted(word, String.join(", ", words)));
    }
}
