package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Thought;
import java.util.List;

/// Plays imagined games on: a planner, and one in a hurry where whole games are all that counts.
///
/// @param planner chooses, and tells why
/// @param inHurry plays whole games in less time
record Rehearser(Player planner, Player inHurry) implements Player {
    @Override
    public int choose(Observation observation, RandomStream random) {
        return planner.choose(observation, random);
    }

    @Override
    public int[] candidates(Observation observation, RandomStream random) {
        return planner.candidates(observation, random);
    }

    @Override
    public List<Thought> thoughts(Observation observation, int advised, RandomStream random) {
        return planner.thoughts(observation, advised, random);
    }
}
