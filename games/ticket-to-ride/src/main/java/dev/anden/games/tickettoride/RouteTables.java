package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import java.util.List;

/// The routes of a board laid out for counting legal claims without looking at each route: per kind of card and
/// length,
/// the
/// set of routes that can be paid with that kind. A set of routes is two words of 64 bits.
///
/// Row `kind` (ordinal of [CardKind]) holds the routes of that colour and the gray ones; row `wild` holds all.
final class RouteTables {
    /// Lengths are columns; column 0 stays empty.
    static final int COLUMNS = Board.MAXIMUM_LENGTH + 1;

    final int routes;
    final int[] length;
    final int[] points;
    final int[] twin;
    final int[] from;
    final int[] to;
    final int[] color;
    final int longest;

    private final long[] low = new long[CardKind.COUNT * COLUMNS];
    private final long[] high = new long[CardKind.COUNT * COLUMNS];

    RouteTables(List<Route> list) {
        routes = list.size();
        length = list.stream().mapToInt(Route::length).toArray();
        points = list.stream().mapToInt(Route::points).toArray();
        twin = list.stream().mapToInt(Route::twin).toArray();
        from = list.stream().mapToInt(Route::from).toArray();
        to = list.stream().mapToInt(Route::to).toArray();
        color = list.stream().mapToInt(route -> route.color().ordinal()).toArray();
        longest = list.stream().mapToInt(Route::length).max().orElse(0);
        for (int route = 0; route < routes; route++) {
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                if (payableWith(route, kind)) {
                    add(kind * COLUMNS + length[route], route);
                }
            }
        }
    }

    /// Whether a route asks for a kind of card; every route takes wilds.
    boolean payableWith(int route, int kind) {
        return color[route] == kind || kind == CardKind.WILD.ordinal() || color[route] == RouteColor.GRAY.ordinal();
    }

    /// Routes 0 to 63 that can be paid with a kind and have a length.
    long low(int kind, int length) {
        return low[kind * COLUMNS + length];
    }

    /// Routes 64 to 127 that can be paid with a kind and have a length.
    long high(int kind, int length) {
        return high[kind * COLUMNS + length];
    }

    /// Per kind, a word whose byte `length - 1` counts the routes that can be paid with it and are no longer than
    /// that.
    long[] reach() {
        var reach = new long[CardKind.COUNT];
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            for (int length = 1; length < COLUMNS; length++) {
                int here = Long.bitCount(low(kind, length)) + Long.bitCount(high(kind, length));
                reach[kind] += here * step(length);
            }
        }
        return reach;
    }

    /// What one route of a length adds to a word of [#reach()].
    static long step(int length) {
        return 0x0101010101010101L << (8 * (length - 1));
    }

    private void add(int cell, int route) {
        if (route < 64) {
            low[cell] |= 1L << route;
        } else {
            high[cell] |= 1L << (route - 64);
        }
    }
}
