package dev.anden.table;

import dev.anden.engine.State;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Since when each seat has had the choice that it has now.
final class Offers {
    /// Later than any version: a seat has nothing to choose.
    private static final int NEVER = Integer.MAX_VALUE;

    private final int[] since;
    private final long[] waitedForSince;

    /// Nobody has anything to choose yet.
    Offers(int seats) {
        since = new int[seats];
        Arrays.fill(since, NEVER);
        waitedForSince = new long[seats];
    }

    /// The version since which a seat has had the choice that it has now, later than any if it has none. Others may
    /// have chosen
    /// meanwhile: an answer to any version since then is an answer to this choice.
    int since(int seat) {
        return since[seat];
    }

    /// Since when the table waits for a seat, in milliseconds since 1970; of no meaning where it has nothing to
    /// choose.
    long waitedForSince(int seat) {
        return waitedForSince[seat];
    }

    /// Whatever anybody had to choose, it is another choice from now on.
    void withdraw() {
        Arrays.fill(since, NEVER);
    }

    /// Takes over what there is to choose in another position.
    ///
    /// @param actor who has acted, or may act again: it no longer has the choice that it had
    /// @param version the table's, now
    /// @param at when that was, in milliseconds since 1970
    void renew(State now, int actor, int version, long at) {
        if (actor >= 0) {
            since[actor] = NEVER;
        }
        for (int seat = 0; seat < since.length; seat++) {
            if (since[seat] == NEVER) {
                waitedForSince[seat] = at;
            }
            since[seat] = isOffered(now, seat) ? Math.min(since[seat], version) : NEVER;
        }
    }

    /// Whether a seat has something to choose in a position, be it its turn or before it, even if it has chosen
    /// before its turn.
    static boolean isOffered(State state, int seat) {
        return state.actor() == seat || isAhead(state, seat);
    }

    /// The seats that have something to choose in a position.
    ///
    /// @param chosen those that have chosen before their turn
    static Set<Integer> toAct(State state, Set<Integer> chosen) {
        return IntStream.range(0, state.seats())
                .filter(seat -> state.actor() == seat || (!chosen.contains(seat) && isAhead(state, seat)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /// Whether a seat may choose although it isn't its turn.
    private static boolean isAhead(State state, int seat) {
        return state.actor() != State.NOBODY && state.ahead(seat).isPresent();
    }
}
