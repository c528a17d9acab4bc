package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.narration.FqThought;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What a turn, or a stretch, means for the Second Lines.
final class LineReasons {
    private final BoardKnowledge board;
    private final TurnAhead turn;

    LineReasons(BoardKnowledge board, TurnAhead turn) {
        this.board = board;
        this.turn = turn;
    }

    /// Buildings of a stretch that the line didn't touch.
    void tellReached(List<FqThought> reasons) {
        long reached = touched(turn.after, turn.seat) & ~touched(turn.before, turn.seat);
        long mapped = reached & turn.sheet().mapped();
        long open = 0;
        for (long rest = reached & ~mapped; rest != 0 && turn.isFollowed(); rest &= rest - 1) {
            if (board.fitting(turn.sheet(), Long.numberOfTrailingZeros(rest)) != 0) {
                open |= rest & -rest;
            }
        }
        if ((mapped | open) != 0) {
            reasons.add(new FqThought.LineReaches(turn.names.buildingIds(mapped), turn.names.buildingIds(open)));
        }
    }

    /// That the line will advance, if its die is taken.
    void tellAdvance(List<FqThought> reasons) {
        int points = points(turn.seat);
        if (points > 0 && turn.first() instanceof FqAction.TakeDie take && take.die() == Transport.SOCIALIZE) {
            IntStream others = IntStream.range(0, turn.after.seats())
                    .filter(seat -> seat != turn.seat)
                    .map(this::points);
            var most = others.max();
            reasons.add(new FqThought.LineAdvances(
                    points, most.isPresent() ? Optional.of(most.getAsInt()) : Optional.empty()));
        }
    }

    /// Points that an advance brings a seat at least.
    private int points(int seat) {
        int boxes = turn.names.scores().lineBoxes() - turn.after.sheet(seat).secondLine();
        return Math.min(
                boxes,
                Long.bitCount(touched(turn.after, seat) & turn.after.sheet(seat).mapped()));
    }

    /// Buildings that are mapped where a line has been, if there are rounds in which it can advance.
    void tellMapped(List<FqThought> reasons) {
        long along = turn.mapped() & touched(turn.after, turn.seat);
        if (along != 0 && turn.isFollowed()) {
            reasons.add(new FqThought.LineBuildings(turn.names.buildingIds(along)));
        }
    }

    private static long touched(FqObservation seen, int seat) {
        return seen.line() | seen.sheet(seat).personalLine();
    }
}
