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

    private final List<ElementKind> kept;
    private final List<Function<Position, Element>> makers;

    /// Whether there is any at all.
    final boolean any;

    private final Board board;
    final int[] inTurn;
    final int[] afterClaims;
    final int[] atTurnEnd;
    final int[] atGameEnd;
    private final int[] byFrame = new int[Frames.KINDS];

    ElementPlan(Board board, List<ElementKind> family) {
        kept = List.copyOf(family);
        makers = kept.stream().map(kind -> kind.on(board)).toList();
        this.board = board;
        any = family.stream().anyMatch(kind -> kind.isOn(board));
        inTurn = those(ElementKind::actsInTurn);
        afterClaims = those(ElementKind::followsClaims);
        atTurnEnd = those(ElementKind::endsTurns);
        atGameEnd = those(ElementKind::countsAtEnd);
        Arrays.fill(byFrame, NONE);
        for (int index = 0; index < kept.size(); index++) {
            ElementKind kind = kept.get(index);
            Arrays.fill(
                    byFrame,
                    kind.firstFrame(),
                    kind.firstFrame() + kind.frames().size(),
                    index);
        }
    }

    private int[] those(Predicate<ElementKind> concerned) {
        return on().filter(index -> concerned.test(kept.get(index))).toArray();
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
        return IntStream.range(0, kept.size()).filter(index -> kept.get(index).isOn(board));
    }

    /// The number of the element that a kind of frame belongs to.
    int of(int frame) {
        if (byFrame[frame] == NONE) {
            throw new IllegalStateException("No element has frames of the kind " + frame);
        }
        return byFrame[frame];
    }
}
