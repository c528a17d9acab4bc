package dev.anden.browser;

import dev.anden.arena.Replay;
import dev.anden.counsel.GradualAnalysis;
import dev.anden.engine.Game;
import dev.anden.players.Roster;
import dev.anden.protocol.replay.GameAnalysis;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// The analyses of a game that is over, one for each seat, worked on as long as somebody asks.
final class HereAnalyses {
    /// As long as that at a time: others who wait for an answer of the same thread come between. In nanoseconds.
    private static final long TURN = 150_000_000L;

    /// As long as that in all, as on a server. In nanoseconds.
    private static final long LONGEST = 28_000_000_000L;

    private final Game game;
    private final Roster roster;
    private final LongSupplier nanoseconds;
    private final Map<Integer, Work> works = new HashMap<>();

    /// @param nanoseconds a clock, as `System::nanoTime`
    HereAnalyses(Game game, Roster roster, LongSupplier nanoseconds) {
        this.game = game;
        this.roster = roster;
        this.nanoseconds = nanoseconds;
    }

    /// What is worked on.
    private static final class Work {
        private final GradualAnalysis analysis;
        private long spent;

        Work(GradualAnalysis analysis) {
            this.analysis = analysis;
        }
    }

    /// Works on for a while, or until there is more than is known.
    ///
    /// @param replay the game
    /// @param known how much was done when the one who asks was told last, from 0 to 1
    GameAnalysis more(int seat, double known, Replay replay) {
        long began = nanoseconds.getAsLong();
        Work work = works.computeIfAbsent(
                seat, _ -> new Work(new GradualAnalysis(game, replay, seat, roster.rehearser(game), LONGEST)));
        while (!work.analysis.isDone() && work.analysis.found().progress() <= known) {
            long before = nanoseconds.getAsLong();
            boolean _ = work.analysis.look(work.spent);
            long after = nanoseconds.getAsLong();
            work.spent += after - before;
            if (after - began >= TURN) {
                break;
            }
        }
        return work.analysis.found();
    }
}
