package dev.anden.games.frenchquarter.view;

import dev.anden.engine.Observation;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.state.FqSheet;

/// What one seat may know: everything but the vacation cards of the others.
public interface FqObservation extends Observation {
    /// What is printed.
    Board boardData();

    /// What is decided now.
    FqPhase phase();

    /// What everybody sees on the sheets of a seat.
    FqSheet sheet(int seat);

    /// The round, from 1; 0 before the first.
    int round();

    /// Turns that a seat has yet to begin.
    int turnsLeft(int seat);

    /// The buildings that touch the public Second Line.
    long line();

    /// The index of the observer's own vacation card; -1 without one.
    int vacation();

    @Override
    FqView snapshot();
}
