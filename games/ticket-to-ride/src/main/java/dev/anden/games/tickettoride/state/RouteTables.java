package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.board.VehicleKind;
import java.util.Arrays;
import java.util.List;

/// The routes of a board laid out for counting legal claims without looking at each route: per kind of card and
/// length, the set of routes that can be paid with that kind.
///
/// Routes are divided into groups by the kind of vehicle that they take and by the wilds that they ask for: group
/// `vehicle * (mostWilds + 1) + wilds` holds the routes of that kind of vehicle that ask for no more than so many
/// wilds. In a group, row `kind` (ordinal of [CardKind]) holds the routes of that colour and the gray ones; row
/// `wild` holds all.
public final class RouteTables {
    /// Lengths are columns; column 0 stays empty.
    public static final int COLUMNS = Board.MAXIMUM_LENGTH + 1;

    public final int routes;
    public final int[] length;
    public final int[] points;
    public final int[] twin;
    public final int[] from;
    public final int[] to;
    public final int[] color;
    public final int[] vehicle;
    public final int[] vehicles;
    public final int[] wilds;
    final int longest;
    public final int kinds;

    /// The most wilds that any route asks for.
    public final int mostWilds;

    /// How many groups there are.
    public final int groups;

    /// Whether a kind of vehicle is laid on each space; else one suffices for a route.
    final boolean[] eachSpace;

    private final IndexSet[] payable;

    public RouteTables(List<Route> list, List<VehicleKind> vehicleKinds) {
        routes = list.size();
        length = list.stream().mapToInt(Route::length).toArray();
        points = list.stream().mapToInt(Route::points).toArray();
        twin = list.stream().mapToInt(Route::twin).toArray();
        from = list.stream().mapToInt(Route::from).toArray();
        to = list.stream().mapToInt(Route::to).toArray();
        color = list.stream().mapToInt(route -> route.color().ordinal()).toArray();
        vehicle = list.stream().mapToInt(Route::vehicle).toArray();
        vehicles = list.stream().mapToInt(Route::vehicles).toArray();
        wilds = list.stream().mapToInt(Route::wilds).toArray();
        longest = list.stream().mapToInt(Route::length).max().orElse(0);
        mostWilds = list.stream().mapToInt(Route::wilds).max().orElse(0);
        kinds = vehicleKinds.size();
        groups = kinds * (mostWilds + 1);
        eachSpace = new boolean[kinds];
        payable = new IndexSet[groups * CardKind.COUNT * COLUMNS];
        Arrays.fill(payable, IndexSet.NONE);
        for (int kind = 0; kind < kinds; kind++) {
            eachSpace[kind] = vehicleKinds.get(kind).perRoute() == VehicleKind.PerRoute.EACH_SPACE;
        }
        list.forEach(this::add);
    }

    private void add(Route route) {
        int index = route.index();
        for (int group = firstGroup(index); group <= lastGroup(index); group++) {
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                if (payableWith(index, kind)) {
                    int cell = row(group, kind) + length[index];
                    payable[cell] = payable[cell].with(index);
                }
            }
        }
    }

    /// Whether a route asks for a kind of card; every route takes wilds.
    public boolean payableWith(int route, int kind) {
        return color[route] == kind || kind == CardKind.WILD.ordinal() || color[route] == RouteColor.GRAY.ordinal();
    }

    /// The group of routes that take a kind of vehicle and can be paid with so many wilds.
    public int group(int vehicleKind, int paidWilds) {
        return vehicleKind * (mostWilds + 1) + Math.min(paidWilds, mostWilds);
    }

    /// The first of the consecutive groups that hold a route.
    int firstGroup(int route) {
        return group(vehicle[route], wilds[route]);
    }

    /// The last of the consecutive groups that hold a route.
    int lastGroup(int route) {
        return group(vehicle[route], mostWilds);
    }

    /// The longest route that so many vehicles of a kind suffice for.
    public int longestWith(int vehicleKind, int left) {
        return eachSpace[vehicleKind] || left == 0 ? Math.min(left, longest) : longest;
    }

    /// The routes of a group that can be paid with a kind and have a length.
    public IndexSet payable(int group, int kind, int spaces) {
        return payable[row(group, kind) + spaces];
    }

    private static int row(int group, int kind) {
        return (group * CardKind.COUNT + kind) * COLUMNS;
    }

    /// Per group and kind, a word whose byte `length - 1` counts the routes that can be paid with it and are no
    /// longer than that.
    long[] reach() {
        var reach = new long[groups * CardKind.COUNT];
        for (int row = 0; row < reach.length; row++) {
            for (int spaces = 1; spaces < COLUMNS; spaces++) {
                reach[row] += payable[row * COLUMNS + spaces].size() * step(spaces);
            }
        }
        return reach;
    }

    /// What one route of a length adds to a word of [#reach()].
    static long step(int spaces) {
        return 0x0101010101010101L << (8 * (spaces - 1));
    }
}
