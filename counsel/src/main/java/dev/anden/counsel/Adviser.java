package dev.anden.counsel;

import dev.anden.arena.analysis.Advice;
import dev.anden.arena.analysis.Option;
import dev.anden.engine.Budget;
import dev.anden.engine.NotationException;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.engine.Thought;
import dev.anden.players.Roster;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.protocol.replay.Hint;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Tells what a bot would do in somebody's place, and afterwards what else they could have done. Bots that are asked
/// for it may fail, or not answer at all: that is for whoever asks.
public final class Adviser {
    /// So many options are told.
    private static final int MOST = 3;

    /// Enough to tell a good choice from a bad one, on any machine.
    private static final int DEALS = 128;

    /// Fewer tell nothing, however slow the machine is.
    private static final int FEWEST_DEALS = 16;

    /// Of a few actions of a game that is over: what one costs against another is often little.
    private static final int COMPARED_DEALS = 256;

    /// Fewer of them tell nothing, however slow the machine is.
    private static final int FEWEST_COMPARED_DEALS = 64;

    /// In nanoseconds.
    private static final long LONGEST = 1_500_000_000L;

    /// Hints have nothing to do with the table's secret numbers.
    private static final long SEED = 1;

    /// The stream that a bot's thoughts draw from.
    private static final long THOUGHTS = -1;

    private final Roster bots;
    private final LongSupplier nanoseconds;

    /// @param nanoseconds a clock, as `System::nanoTime`
    public Adviser(Roster bots, LongSupplier nanoseconds) {
        this.bots = bots;
        this.nanoseconds = nanoseconds;
    }

    /// What a bot would do in the place of the seat that is to choose, or was in a game that is over.
    ///
    /// @param position a position in which a seat is to choose; it stays as it is
    /// @param version by what whoever asks knows the position: the table's, or how many plies came before
    public Hint hint(State position, int version) {
        Budget time = Budget.time(nanoseconds, LONGEST);
        int advised = advised(position, time);
        Budget budget = time.and(Budget.positions(DEALS)).or(Budget.positions(FEWEST_DEALS));
        Player bot = bots.rehearser(position.game());
        List<Option> options = Advice.of(position, advised, bot, SEED, budget);
        List<GameAnalysis.Option> told =
                options.stream().limit(MOST).map(Findings::option).toList();
        List<Thought> thoughts =
                bot.thoughts(position.observe(position.actor()), advised, RandomStream.ofSeed(SEED, THOUGHTS, 0));
        return new Hint(version, position.print(advised), told, thoughts);
    }

    /// What the strongest bot would choose. Those that the options are compared by are quick, and not as good.
    private int advised(State position, Budget time) {
        Player strongest =
                bots.create(position.game(), bots.strongest(position.game()).name());
        return strongest.choose(
                position.observe(position.actor()),
                RandomStream.ofSeed(SEED, THOUGHTS, 1),
                time.and(strongest.usual()));
    }

    /// The code of an action as it is written.
    ///
    /// @return empty if it can't be read, or couldn't be chosen in the position
    public static Optional<Integer> legal(State position, String action) {
        try {
            int code = position.parse(action);
            return position.actor() >= 0 && position.allows(code) ? Optional.of(code) : Optional.empty();
        } catch (NotationException unreadable) {
            return Optional.empty();
        }
    }

    /// What some actions are worth in a position of a game that is over, compared in the same imagined deals.
    ///
    /// @param position a position in which a seat was to choose; it stays as it is
    /// @param codes legal actions of that seat
    /// @return what each of them is worth to it, in the same order
    public List<GameAnalysis.Option> compared(State position, List<Integer> codes) {
        Budget time = Budget.time(nanoseconds, LONGEST);
        Budget budget = time.and(Budget.positions(COMPARED_DEALS)).or(Budget.positions(FEWEST_COMPARED_DEALS));
        Player bot = bots.rehearser(position.game());
        return Advice.compared(position, codes, bot, SEED, budget).stream()
                .map(Findings::option)
                .toList();
    }
}
