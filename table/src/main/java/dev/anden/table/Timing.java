package dev.anden.table;

import dev.anden.protocol.TimeControl;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/// What the clocks of a table go by.
///
/// @param control how much time there is
/// @param people the seats of people: only they have clocks
/// @param counted the time that clocks count, in milliseconds, at a time in milliseconds since 1970. It never goes
///     back; it stands while nobody could have acted
public record Timing(TimeControl control, Set<Integer> people, LongUnaryOperator counted) {
    /// Nobody has a clock.
    public static final Timing NONE = new Timing(TimeControl.NONE, Set.of(), LongUnaryOperator.identity());

    public Timing {
        people = control instanceof TimeControl.None ? Set.of() : Set.copyOf(people);
    }
}
