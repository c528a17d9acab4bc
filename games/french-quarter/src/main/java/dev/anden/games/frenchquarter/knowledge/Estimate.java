package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.view.FqObservation;

/// What a position is worth to a seat, in points at the end.
interface Estimate {
    double of(FqObservation seen, int seat);
}
