package dev.anden.counsel;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analyst;
import dev.anden.arena.analysis.Balance;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.protocol.replay.GameAnalysis;
import java.util.List;

/// An analysis of a finished game for one of its seats that is worked on bit by bit, and what is told of it meanwhile.
/// For one thread at a time.
public final class GradualAnalysis {
    /// The share of the work after which there is something new to tell.
    private static final double TELLING = 0.02;

    /// The first of them tell nothing of errors yet.
    private static final int FUTURES_AT_LEAST = 3;

    private final Analyst analyst;
    private final long longest;
    private GameAnalysis found;

    /// @param player chooses for everybody in rehearsals
    /// @param longest nanoseconds that it takes at most, apart from what is begun by then
    public GradualAnalysis(Game game, Replay replay, int seat, Player player, long longest) {
        analyst = new Analyst(game, replay, seat, player, Analyst.SEED);
        this.longest = longest;
        found = Findings.nothing(seat, replay.setup().seats() == 1);
    }

    /// Looks at some more of a future.
    ///
    /// @param spent how many nanoseconds were spent on it before
    /// @return whether there is more to tell
    public boolean look(long spent) {
        analyst.look();
        double progress = progress(spent);
        boolean more =
                progress >= 1 || (progress >= found.progress() + TELLING && analyst.futures() >= FUTURES_AT_LEAST);
        if (more) {
            found = Findings.of(analyst.analysis(), progress);
        }
        return more;
    }

    /// Nothing is told before there is a whole future, however long that takes. Nobody knows how long the
    /// costliest choices will take: the futures are half of the work.
    private double progress(long spent) {
        if (analyst.futures() == 0) {
            return 0;
        }
        double inTime = (double) spent / longest;
        return analyst.isDone() ? 1 : Math.min(1, Math.max(inTime, analyst.futures() / (2.0 * Analyst.ENOUGH)));
    }

    /// What is told of it so far.
    public GameAnalysis found() {
        return found;
    }

    /// Whether all of it is found.
    public boolean isDone() {
        return found.progress() >= 1;
    }

    /// What luck and their own choices changed so far for each seat.
    public List<Balance> balances() {
        return analyst.balances();
    }
}
