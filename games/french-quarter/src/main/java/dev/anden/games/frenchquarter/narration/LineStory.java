package dev.anden.games.frenchquarter.narration;

import dev.anden.games.common.EventLog;
import dev.anden.games.frenchquarter.board.Board;

/// What is told of the Second Line, public and personal.
public final class LineStory {
    private final EventLog log;
    private final Board board;

    public LineStory(EventLog log, Board board) {
        this.log = log;
        this.board = board;
    }

    public void lineAdvanced(int stretch, int from, int to) {
        if (log.isOpen()) {
            log.add(new FqEvent.LineAdvanced(board.stretchId(stretch), board.crossingId(from), board.crossingId(to)));
        }
    }

    public void lineBlocked(int at) {
        if (log.isOpen()) {
            log.add(new FqEvent.LineBlocked(board.crossingId(at)));
        }
    }

    public void personalLineStarted(int seat, int at) {
        if (log.isOpen()) {
            log.add(new FqEvent.PersonalLineStarted(seat, board.crossingId(at)));
        }
    }

    public void personalLineAdvanced(int seat, int stretch, int from, int to) {
        if (log.isOpen()) {
            log.add(new FqEvent.PersonalLineAdvanced(
                    seat, board.stretchId(stretch), board.crossingId(from), board.crossingId(to)));
        }
    }

    public void secondLineScored(int seat, long buildings, int before, int after) {
        if (log.isOpen()) {
            log.add(new FqEvent.SecondLineScored(seat, board.buildingIds(buildings), before, after));
        }
    }
}
