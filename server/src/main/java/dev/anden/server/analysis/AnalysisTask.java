package dev.anden.server.analysis;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Balance;
import dev.anden.counsel.Findings;
import dev.anden.counsel.GradualAnalysis;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.server.table.log.FinishedGame;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One analysis: worked on bit by bit by the thread that works, asked for by others.
public final class AnalysisTask {
    private final Game game;
    private final Replay replay;
    private final int seat;
    private final Supplier<Player> player;
    private final Duration longest;
    private final Consumer<List<Balance>> whenDone;
    private @Nullable GradualAnalysis analysis;
    private volatile GameAnalysis found;
    private volatile Stage stage = Stage.OPEN;
    private volatile long asked;
    private volatile int waiting;
    private final AtomicLong spent = new AtomicLong();

    private enum Stage {
        OPEN,
        DONE,
        FAILED
    }

    /// @param player makes the bot that imagined games are played on with
    /// @param longest how much of a processor it takes at most, apart from what is begun by then
    /// @param whenDone takes what decided the game for each seat, before anybody is told that the work is done
    public AnalysisTask(
            FinishedGame finished,
            int seat,
            Supplier<Player> player,
            Duration longest,
            Consumer<List<Balance>> whenDone) {
        game = finished.game();
        replay = finished.replay();
        this.seat = seat;
        this.player = player;
        this.longest = longest;
        this.whenDone = whenDone;
        found = Findings.nothing(seat, replay.setup().seats() == 1);
    }

    /// Looks at some more of a future, or gets ready for the first one.
    void look() {
        GradualAnalysis known = analysis;
        if (known == null) {
            begin(new GradualAnalysis(game, replay, seat, player.get(), longest.toNanos()));
            return;
        }
        if (!known.look(spent.get())) {
            return;
        }
        if (known.isDone()) {
            whenDone.accept(known.balances());
        }
        tell(known.found());
        if (known.isDone()) {
            end(Stage.DONE);
        }
    }

    private synchronized void begin(GradualAnalysis made) {
        if (isOpen()) {
            analysis = made;
        }
    }

    /// Works no further, though a look at it may never have come to an end; what was found stays.
    void fail() {
        end(Stage.FAILED);
    }

    private synchronized void end(Stage last) {
        tell(new GameAnalysis(
                found.seat(),
                1,
                found.inPoints(),
                found.start(),
                found.end(),
                found.steps(),
                found.shares(),
                found.verdicts()));
        if (isOpen()) {
            stage = last;
            analysis = null;
        }
    }

    /// What was found, as soon as there is more than is known.
    ///
    /// @param known the progress that is known
    /// @param patience how long to wait for more at most
    /// @param nanoseconds the clock to wait by
    synchronized GameAnalysis await(double known, Duration patience, LongSupplier nanoseconds) {
        long until = nanoseconds.getAsLong() + patience.toNanos();
        waiting++;
        try {
            while (isOpen() && found.progress() <= known) {
                long left = until - nanoseconds.getAsLong();
                if (left <= 0) {
                    break;
                }
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            waiting--;
            asked = nanoseconds.getAsLong();
        }
        return found;
    }

    /// Nothing is told after the end, by a thread that comes back late.
    private synchronized void tell(GameAnalysis more) {
        if (isOpen()) {
            found = more;
            notifyAll();
        }
    }

    /// What was found so far.
    GameAnalysis found() {
        return found;
    }

    boolean isOpen() {
        return stage == Stage.OPEN;
    }

    /// Whether it was given up.
    boolean hasFailed() {
        return stage == Stage.FAILED;
    }

    /// The id of its game.
    String game() {
        return game.info().id();
    }

    /// For how long nobody has waited for it; 0 as long as somebody does.
    ///
    /// @param now by the clock that is used for it, in nanoseconds
    long abandoned(long now) {
        return waiting > 0 ? 0 : now - asked;
    }

    void asked(long now) {
        asked = now;
    }

    /// How many nanoseconds of a processor it has taken.
    long spent() {
        return spent.get();
    }

    void spent(long more) {
        spent.addAndGet(more);
    }
}
