package dev.anden.testkit.pile;

import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.List;
import java.util.Objects;

/// What a seat sees of [PileGame]: everything.
record PileObservation(PileState state, int seat) implements Observation {
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

    @Override
    public Game game() {
        return state.game();
    }

    @Override
    public int seats() {
        return state.seats();
    }

    @Override
    public int actor() {
        return state.actor();
    }

    @Override
    public int ply() {
        return state.ply();
    }

    @Override
    public int legalActionCount() {
        return state.actor() == seat ? state.legalActionCount() : 0;
    }

    @Override
    public int legalAction(int index) {
        return state.legalAction(Objects.checkIndex(index, legalActionCount()));
    }

    @Override
    public int score(int ofSeat) {
        return state.score(ofSeat);
    }

    @Override
    public State imagine(RandomStream random) {
        if (seat < 0) {
            throw new IllegalStateException("Only a seat can imagine what it doesn't see");
        }
        return state.copy();
    }

    @Override
    public Record snapshot() {
        return state.view();
    }
}
