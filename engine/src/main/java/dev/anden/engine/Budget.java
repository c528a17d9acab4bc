package dev.anden.engine;

import java.util.function.LongSupplier;

/// How much a bot may think about one choice. Its caller sets it: a number of positions, for the same choice on any
/// machine, or a time, for people who wait.
@FunctionalInterface
public interface Budget {
    /// Whether there is more to spend. A search asks before each further position.
    ///
    /// @param positions how many positions were looked at for this choice so far
    boolean allows(long positions);

    /// A number of positions.
    ///
    /// @throws IllegalArgumentException if it is negative
    static Budget positions(long most) {
        if (most < 0) {
            throw new IllegalArgumentException("A budget is 0 positions or more, not " + most);
        }
        return positions -> positions < most;
    }

    /// A time that runs from now.
    ///
    /// @param clock nanoseconds from any origin, as `System::nanoTime`
    /// @param nanoseconds how long
    static Budget time(LongSupplier clock, long nanoseconds) {
        long start = clock.getAsLong();
        return positions -> clock.getAsLong() - start < nanoseconds;
    }

    /// This budget and another one: whichever is spent first ends it.
    default Budget and(Budget other) {
        return positions -> allows(positions) && other.allows(positions);
    }

    /// This budget or another one: it lasts as long as either does.
    default Budget or(Budget other) {
        return positions -> allows(positions) || other.allows(positions);
    }
}
