package dev.anden.testkit;

import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.Objects;

/// What a seat sees of a game in which nothing is hidden: everything.
public interface OpenObservation extends Observation {
    /// All that there is to see.
    State state();

    @Override
    default int seats() {
        return state().seats();
    }

    @Override
    default int actor() {
        return state().actor();
    }

    @Override
    default int ply() {
        return state().ply();
    }

    @Override
    default int legalActionCount() {
        return state().actor() == seat() ? state().legalActionCount() : 0;
    }

    @Override
    default int legalAction(int index) {
        return state().legalAction(Objects.checkIndex(index, legalActionCount()));
    }

    @Override
    default int score(int ofSeat) {
        return state().score(ofSeat);
    }

    @Override
    default State imagine(RandomStream random) {
        if (seat() < 0) {
            throw new IllegalStateException("Only a seat can imagine what it doesn't see");
        }
        return state().copy();
    }
}
