package dev.anden.games.frenchquarter.narration;

import dev.anden.games.common.EventLog;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Sheet;

/// What is told of a turn: the die, the way, the building that is mapped.
public final class TouristStory {
    private final EventLog log;
    private final Board board;

    public TouristStory(EventLog log, Board board) {
        this.log = log;
        this.board = board;
    }

    public void dieTaken(int seat, int deck, int value, int card) {
        if (log.isOpen()) {
            log.add(new FqEvent.DieTaken(seat, Transport.of(deck), value, Transport.of(card)));
        }
    }

    public void bonusUsed(int seat, Bonus bonus) {
        if (log.isOpen()) {
            log.add(new FqEvent.BonusUsed(seat, bonus.toString()));
        }
    }

    public void touristMoved(int seat, int from, int to, boolean further) {
        if (log.isOpen()) {
            log.add(new FqEvent.TouristMoved(seat, board.buildingId(from), board.buildingId(to), further));
        }
    }

    public void touristStuck(int seat) {
        if (log.isOpen()) {
            log.add(new FqEvent.TouristStuck(seat));
        }
    }

    public void courtyardMarked(int seat, int building) {
        if (log.isOpen()) {
            log.add(new FqEvent.CourtyardMarked(seat, board.buildingId(building)));
        }
    }

    public void riverwalkMarked(int seat, int visits) {
        if (log.isOpen()) {
            log.add(new FqEvent.RiverwalkMarked(seat, visits));
        }
    }

    public void buildingMapped(int seat, int building, int value) {
        if (log.isOpen()) {
            log.add(new FqEvent.BuildingMapped(seat, board.buildingId(building), Sheet.valueText(value)));
        }
    }

    public void mapFailed(int seat) {
        if (log.isOpen()) {
            log.add(new FqEvent.MapFailed(seat));
        }
    }

    public void mapForbidden(int seat, int value) {
        if (log.isOpen()) {
            log.add(new FqEvent.MapForbidden(seat, value));
        }
    }

    public void touristArrested(int seat, int building) {
        if (log.isOpen()) {
            log.add(new FqEvent.TouristArrested(seat, board.buildingId(building)));
        }
    }

    public void policeDieRolled(int seat, int value) {
        if (log.isOpen()) {
            log.add(new FqEvent.PoliceDieRolled(seat, value));
        }
    }
}
