package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;

/// Who holds which route, and how many routes each seat may still claim by kind and length.
///
/// The counts are kept up to date with every claim, so that the legal claims of a hand are counted by a few
/// products instead of a walk over the routes.
public final class Claims {
    public final RouteTables tables;
    final int seats;

    /// Whether one route of a double route closes when the other is claimed (`ttr.claim.double-closed`).
    final boolean doublesClose;

    /// What nobody holds and isn't closed to all: two words of a set, as all sets in here. To make a new set of each
    /// claim would cost playouts a twentieth of their speed.
    private long openLow;

    private long openHigh;

    /// Per seat, two words.
    private final long[] claimed;

    /// Per seat, the routes whose twin it holds (`ttr.claim.double-not-both`).
    private final long[] barred;

    /// Routes open to a seat, by group and kind: byte `length - 1` of a word counts those no longer than that. One
    /// row of words serves all seats while doubles close, since then no route is open to one seat and not to
    /// another.
    private final long[] reach;

    private final int rowLength;

    Claims(RouteTables tables, int seats, boolean doublesClose) {
        this.tables = tables;
        this.seats = seats;
        this.doublesClose = doublesClose;
        claimed = new long[2 * seats];
        barred = new long[2 * seats];
        long[] initial = tables.reach();
        rowLength = initial.length;
        reach = new long[doublesClose ? rowLength : rowLength * seats];
        for (int row = 0; row < reach.length; row += rowLength) {
            System.arraycopy(initial, 0, reach, row, rowLength);
        }
        IndexSet all = IndexSet.below(tables.routes);
        openLow = all.low();
        openHigh = all.high();
    }

    void copyFrom(Claims other) {
        openLow = other.openLow;
        openHigh = other.openHigh;
        System.arraycopy(other.claimed, 0, claimed, 0, claimed.length);
        System.arraycopy(other.barred, 0, barred, 0, barred.length);
        System.arraycopy(other.reach, 0, reach, 0, reach.length);
    }

    /// The place from which the words of a group lie, one for each kind, for [#reach(int)].
    public int row(int seat, int group) {
        return row(seat) + group * CardKind.COUNT;
    }

    /// The routes of a group open to a seat that can be paid with a kind: byte `length - 1` counts those no longer
    /// than that.
    ///
    /// @param place the group's [#row(int, int)] and the kind added up
    public long reach(int place) {
        return reach[place];
    }

    private int row(int seat) {
        return doublesClose ? 0 : seat * rowLength;
    }

    /// The routes that a seat may claim, cards and vehicles apart.
    public IndexSet openTo(int seat) {
        return new IndexSet(openLow & ~barred[2 * seat], openHigh & ~barred[2 * seat + 1]);
    }

    /// Whether a seat may claim a route, cards and vehicles apart.
    public boolean open(int seat, int route) {
        return contains(openLow & ~barred[2 * seat], openHigh & ~barred[2 * seat + 1], route);
    }

    /// The seat that holds a route, or -1.
    public int owner(int route) {
        for (int seat = 0; seat < seats; seat++) {
            if (contains(claimed[2 * seat], claimed[2 * seat + 1], route)) {
                return seat;
            }
        }
        return -1;
    }

    /// Whether nobody may claim a route any more though nobody holds it.
    public boolean closed(int route) {
        return !contains(openLow, openHigh, route) && owner(route) < 0;
    }

    /// The routes that a seat holds.
    public IndexSet claimed(int seat) {
        return new IndexSet(claimed[2 * seat], claimed[2 * seat + 1]);
    }

    public void claim(int seat, int route) {
        add(claimed, seat, route);
        take(route);
        int twin = tables.twin[route];
        if (twin < 0 || !contains(openLow, openHigh, twin)) {
            return;
        }
        if (doublesClose) {
            take(twin);
        } else if (open(seat, twin)) {
            add(barred, seat, twin);
            uncount(seat, twin);
        }
    }

    private void take(int route) {
        if (doublesClose) {
            uncount(0, route);
        } else {
            for (int seat = 0; seat < seats; seat++) {
                if (open(seat, route)) {
                    uncount(seat, route);
                }
            }
        }
        if (route < Long.SIZE) {
            openLow &= ~(1L << route);
        } else {
            openHigh &= ~(1L << route);
        }
    }

    private void uncount(int seat, int route) {
        int last = tables.lastGroup(route);
        for (int group = tables.firstGroup(route); group <= last; group++) {
            uncount(row(seat, group), tables.color[route], RouteTables.step(tables.length[route]));
        }
    }

    private void uncount(int row, int color, long step) {
        if (color < CardKind.COLORS) {
            reach[row + color] -= step;
            reach[row + CardKind.COLORS] -= step;
        } else {
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                reach[row + kind] -= step;
            }
        }
    }

    private static void add(long[] sets, int seat, int route) {
        sets[2 * seat + (route >> 6)] |= 1L << route;
    }

    private static boolean contains(long low, long high, int route) {
        return ((route < Long.SIZE ? low : high) >>> route & 1) != 0;
    }
}
