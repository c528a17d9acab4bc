package dev.anden.server.table;

import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The plies of a table in memory: the codes and when they came. What happened is told from them again for each
/// observer who comes, which costs less than keeping it for all.
final class History {
    private static final int ROOM_AT_START = 512;

    private final State initial;
    private int[] codes = new int[ROOM_AT_START];
    private long[] times = new long[ROOM_AT_START];
    private int plies;
    private long outcomes;

    History(Game game, Setup setup) {
        initial = game.newState(setup);
    }

    /// The first position, before anything happened.
    State initial() {
        return initial;
    }

    /// How many plies there are.
    int version() {
        return plies;
    }

    /// How many of them are chance outcomes.
    long outcomes() {
        return outcomes;
    }

    /// When a ply was written, in milliseconds since 1970.
    long time(int ply) {
        return times[ply];
    }

    /// Adds a ply.
    ///
    /// @param actor who acted: a seat or `State.CHANCE`
    /// @param at milliseconds since 1970
    void add(int actor, int code, long at) {
        if (plies == codes.length) {
            codes = Arrays.copyOf(codes, 2 * plies);
            times = Arrays.copyOf(times, 2 * plies);
        }
        codes[plies] = code;
        times[plies] = at;
        plies++;
        if (actor == State.CHANCE) {
            outcomes++;
        }
    }

    /// What happened since a version, as an observer may know it.
    List<LoggedEvent> events(int observer, int since) {
        var told = new ArrayList<LoggedEvent>();
        State before = initial.copy();
        State after = initial.copy();
        for (int ply = 0; ply < plies; ply++) {
            after.apply(codes[ply]);
            if (ply >= since) {
                for (Event event : initial.game().events(before, codes[ply], after, observer)) {
                    told.add(new LoggedEvent(ply, times[ply], event));
                }
            }
            before.copyFrom(after);
        }
        return told;
    }

    /// The codes of all plies, in order.
    int[] codes() {
        return Arrays.copyOf(codes, plies);
    }
}
