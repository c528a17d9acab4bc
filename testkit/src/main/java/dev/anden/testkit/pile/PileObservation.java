package dev.anden.testkit.pile;

import dev.anden.engine.Observation;
import dev.anden.testkit.OpenObservation;
import java.util.List;

/// What a seat sees of [PileGame]: everything.
record PileObservation(PileState state, int seat) implements OpenObservation {
    /// What is seen, as it crosses the wire.
    ///
    /// @param coins in the pile
    /// @param worth of each coin that is taken next; 0 before chance has said it
    /// @param points of each seat
    /// @param next the seat whose turn it is
    /// @param ply actions and outcomes so far
    record PileView(int coins, int worth, List<Integer> points, int next, int ply) {
        PileView {
            points = List.copyOf(points);
        }
    }

    PileObservation {
        Observation.checkObserver(seat, state.seats());
    }

    @Override
    public Record snapshot() {
        return state.view();
    }
}
