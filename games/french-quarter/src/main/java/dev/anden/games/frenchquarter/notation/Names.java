package dev.anden.games.frenchquarter.notation;

import dev.anden.engine.NotationException;
import dev.anden.games.common.NameTable;
import dev.anden.games.frenchquarter.board.ActionCard;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Crossing;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.board.VacationCard;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.List;
import java.util.function.Function;

/// Finds by its name what the notation names.
public final class Names {
    private static final NameTable TRANSPORTS = NameTable.ofWords(Transport.words());
    private static final NameTable ACTIVITIES = NameTable.ofWords(Activity.words());
    private static final NameTable PERFORMERS = NameTable.ofWords(Performer.words());
    private static final NameTable DIRECTIONS = NameTable.ofWords(Direction.words());

    private final NameTable buildings;
    private final NameTable crossings;
    private final NameTable stretches;
    private final NameTable cards;
    private final NameTable mayorCards;
    private final NameTable vacationCards;
    private final List<Integer> lineStarts;

    public Names(Board board) {
        buildings = table(NameFlaw.NO_BUILDING, board.buildings(), Building::id);
        crossings = table(NameFlaw.NO_CROSSING, board.crossings(), Crossing::id);
        stretches = table(NameFlaw.NO_STRETCH, board.stretches(), stretch -> board.stretchId(stretch.index()));
        cards = table(NameFlaw.NO_CARD, board.cards(), ActionCard::id);
        mayorCards = table(NameFlaw.NO_MAYOR_CARD, board.mayorCards(), MayorCard::id);
        vacationCards = table(NameFlaw.NO_VACATION_CARD, board.vacationCards(), VacationCard::id);
        lineStarts = board.lineStarts();
    }

    private static <T> NameTable table(NameFlaw unknown, List<T> things, Function<T, String> name) {
        return NameTable.of(unknown, things.stream().map(name).toList());
    }

    public int building(String id) {
        return buildings.index(id);
    }

    public int crossing(String id) {
        return crossings.index(id);
    }

    public int stretch(String id) {
        return stretches.index(id);
    }

    public int card(String id) {
        return cards.index(id);
    }

    public int mayorCard(String id) {
        return mayorCards.index(id);
    }

    public int vacationCard(String id) {
        return vacationCards.index(id);
    }

    /// The place of a crossing among those where the Second Line can start.
    ///
    /// @throws NotationException if it can't start there
    public int lineStart(String id) {
        int place = lineStarts.indexOf(crossing(id));
        if (place < 0) {
            throw new NotationException(NameFlaw.NO_LINE_START.of("id", id));
        }
        return place;
    }

    public static int transport(String word) {
        return TRANSPORTS.index(word);
    }

    public static int activity(String word) {
        return ACTIVITIES.index(word);
    }

    public static int performer(String word) {
        return PERFORMERS.index(word);
    }

    public static int direction(String word) {
        return DIRECTIONS.index(word);
    }

    /// A die's value.
    ///
    /// @throws NotationException if a die doesn't show it
    public static int value(String word) {
        if (!word.matches("[1-6]")) {
            throw new NotationException(NameFlaw.NO_VALUE.of("found", word));
        }
        return Integer.parseInt(word);
    }

    /// A die's value, or W.
    public static int written(String word) {
        return word.equals("W") ? Sheet.W : value(word);
    }
}
