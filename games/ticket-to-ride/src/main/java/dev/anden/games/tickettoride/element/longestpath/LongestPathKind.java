package dev.anden.games.tickettoride.element.longestpath;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Position;
import java.util.function.Function;

/// The longest path, as the core asks for it: where there is a bonus for it, or where it breaks ties.
public final class LongestPathKind implements ElementKind {
    public static final LongestPathKind LONGEST_PATH = new LongestPathKind();

    private LongestPathKind() {}

    @Override
    public boolean isOn(Board board) {
        return board.rules().longestPathPoints() > 0
                || board.rules().tieBreaks().contains(TieBreak.LONGEST_PATH);
    }

    @Override
    public String word() {
        return "longest-path";
    }

    @Override
    public boolean countsAtEnd() {
        return true;
    }

    @Override
    public Function<Position, Element> on(Board board) {
        int points = board.rules().longestPathPoints();
        return position -> new LongestPath(position, points);
    }
}
