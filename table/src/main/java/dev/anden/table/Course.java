package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.table.History.Ply;
import java.util.List;

/// The positions in the course of a game, worked out from its plies. Most questions are about what has just happened,
/// so one a little before the last that was asked for is kept, and the next answer begins there.
final class Course {
    /// A position is kept so many plies before the one that is asked for: whoever comes back asks for an earlier one
    /// than whoever stayed.
    private static final int SLACK = 16;

    private final State initial;
    private final List<Ply> plies;
    private State kept;
    private int keptBefore;

    /// @param plies all that stand, in order; they may become more, and fewer if that is said ([#forget])
    Course(State initial, List<Ply> plies) {
        this.initial = initial;
        this.plies = plies;
        kept = initial;
    }

    /// The position before a ply, for whoever asks to do with it what it likes.
    ///
    /// @param number how many plies came before, at most as many as there are
    State before(int number) {
        boolean near = number >= keptBefore;
        State state = (near ? kept : initial).copy();
        for (int ply = near ? keptBefore : 0; ply < number; ply++) {
            if (ply == number - SLACK && ply >= keptBefore + SLACK) {
                kept = state.copy();
                keptBefore = ply;
            }
            state.apply(plies.get(ply).code());
        }
        return state;
    }

    /// Only so many plies stand any more.
    void forget(int left) {
        if (left < keptBefore) {
            kept = initial;
            keptBefore = 0;
        }
    }
}
