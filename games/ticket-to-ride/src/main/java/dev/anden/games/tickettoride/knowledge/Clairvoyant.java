package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Optional;

/// What the expert would choose if everybody played with open cards: it knows all hands and tickets, though not in
/// which order cards are still to come. No bot, since no bot is given the state, but a measure for bots: how much
/// knowing would be better than guessing.
///
/// It is the [ExpertPlayer] with the real position as the only one that it imagines. The others in its rehearsals
/// go on as ever, each by what its seat may know.
public final class Clairvoyant {
    private final Player expert =
            new BoardPlayer(board -> new ExpertPlayer(board, Forecast.of(board), new Truth()), ExpertPlayer.USUAL);
    private Optional<State> open = Optional.empty();

    /// The choice of the seat to act.
    ///
    /// @param state the whole position, which stays as it is
    /// @param random the only source of chance
    /// @param budget choices in rehearsals, as the expert's
    public int choose(State state, RandomStream random, Budget budget) {
        open = Optional.of(state);
        return expert.choose(state.observe(state.actor()), random, budget);
    }

    /// Nothing has to be imagined.
    private final class Truth implements Imagination {
        @Override
        public void read(TtrObservation seen) {
            // Nothing has to be guessed from it.
        }

        @Override
        public State imagine(TtrObservation seen, RandomStream random) {
            return open.orElseThrow();
        }

        @Override
        public int choicesOfADeal() {
            return 0;
        }
    }
}
