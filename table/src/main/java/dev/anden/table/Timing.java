package dev.anden.table;

import dev.anden.protocol.TimeControl;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/// What the clocks of a table go by.
///
/// @param control how much time there is
/// @param people the seats of people: only they have clocks
/// @param programs the seats of network bots: they have no clock, but wait for whoever has one
/// @param counted the time that clocks count, in milliseconds, at a time in milliseconds since 1970. It never goes
///     back; it stands while nobody could have acted
public record Timing(TimeControl control, Set<Integer> people, Set<Integer> programs, LongUnaryOperator counted) {
    /// Nobody has a clock.
    public static final Timing NONE = new Timing(TimeControl.NONE, Set.of(), Set.of(), LongUnaryOperator.identity());

    /// So many have to play: whoever has nobody who waits has all the time there is.
    static final int FEWEST = 2;

    public Timing {
        people = control instanceof TimeControl.None ? Set.of() : Set.copyOf(people);
        programs = Set.copyOf(programs);
    }

    /// How much time there can be: as much as was wished for, but none where nobody else waits.
    ///
    /// @param waiting how many people and programs play, or are to
    public static TimeControl possible(TimeControl wished, long waiting) {
        return waiting < FEWEST ? TimeControl.NONE : wished;
    }

    /// Whether anybody has a clock: where nobody else ever waits, nobody has.
    boolean counts() {
        return !people.isEmpty() && people.size() + programs.size() >= FEWEST;
    }
}
