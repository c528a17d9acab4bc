package dev.anden.testkit.pile;

import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.Objects;

/// What a seat sees of [PileGame]: everything.
record PileObservation(PileState state, int seat) implements Observation {
    record Snapshot(long position, int seat) {}

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
        return new Snapshot(state.hash(), seat);
    }
}
