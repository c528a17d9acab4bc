package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Board;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Which of the family's elements a board switches on, and where they take part: numbers of elements, so that a ply
/// asks only those that it concerns, and none on a board without any.
final class ElementPlan {
    private static final int NONE = -1;

    private final List<ElementKind> kinds;
    private final List<Function<Position, Element>> makers;

    private final Board board;

    /// Those that keep a part of positions if the board switches any of them on, itself switched on or not; else none.
    final int[] keeping;

    final int[] inTurn;
    final int[] afterClaims;
    final int[] atTurnEnd;
    final int[] atGameEnd;
    private final int[] byFrame = new int[Frames.KINDS];

    ElementPlan(Board board, List<ElementKind> family) {
        this.board = board;
        kinds = family.stream()
                .filter(kind -> kind.keepsState() || kind.isOn(board))
                .toList();
        makers = kinds.stream().map(kind -> kind.on(board)).toList();
        keeping = keeping();
        inTurn = those(ElementKind::actsInTurn);
        afterClaims = those(ElementKind::followsClaims);
        atTurnEnd = those(ElementKind::endsTurns);
        atGameEnd = those(ElementKind::countsAtEnd);
        Arrays.fill(byFrame, NONE);
        for (int index = 0; index < kinds.size(); index++) {
            ElementKind kind = kinds.get(index);
            Arrays.fill(
                    byFrame,
                    kind.firstFrame(),
                    kind.firstFrame() + kind.frames().size(),
                    index);
        }
    }

    private int[] keeping() {
        IntStream all = IntStream.range(0, kinds.size());
        boolean any = those(ElementKind::keepsState).length > 0;
        return all.filter(index -> any && kinds.get(index).keepsState()).toArray();
    }

    private int[] those(Predicate<ElementKind> concerned) {
        return on().filter(index -> concerned.test(kinds.get(index))).toArray();
    }

    /// What the elements keep of a position, in the order of the family's list.
    Element[] in(Position position) {
        var elements = new Element[makers.size()];
        for (int index = 0; index < elements.length; index++) {
            elements[index] = makers.get(index).apply(position);
        }
        return elements;
    }

    /// The numbers of the elements that the board switches on.
    IntStream on() {
        return IntStream.range(0, kinds.size()).filter(index -> kinds.get(index).isOn(board));
    }

    /// The number of the element that a kind of frame belongs to.
    int of(int frame) {
        if (byFrame[frame] == NONE) {
            throw new IllegalStateException("No element has frames of the kind " + frame);
        }
        return byFrame[frame];
    }
}
