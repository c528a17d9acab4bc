package dev.anden.arena;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;

/// Makes bots that have to be let go of, as processes have; after some of them no more can be made. For any threads.
public final class HeldBots {
    private final int failing;
    private int made;
    private int held;

    /// @param failing which of them can't be made, from 1
    public HeldBots(int failing) {
        this.failing = failing;
    }

    /// Makes another one.
    public synchronized Player next() {
        made++;
        if (made == failing) {
            throw new IllegalStateException("no more bots");
        }
        held++;
        return new Held();
    }

    /// How many weren't let go of yet.
    public synchronized int held() {
        return held;
    }

    /// How many were made.
    public synchronized int made() {
        return made;
    }

    private synchronized void letGo() {
        held--;
    }

    private final class Held implements Player, AutoCloseable {
        @Override
        public int choose(Observation observation, RandomStream random) {
            return observation.legalAction(0);
        }

        @Override
        public void close() {
            letGo();
        }
    }
}
