package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrObservation;

/// What a seat takes for hidden when it rehearses.
interface Imagination {
    /// Looks at what can be seen, before deals of it are imagined.
    void read(TtrObservation seen);

    /// A full state that looks the same. It stays as it is while it is rehearsed with.
    State imagine(TtrObservation seen, RandomStream random);

    /// What imagining a deal costs, in choices of a rehearsal.
    int choicesOfADeal();
}
