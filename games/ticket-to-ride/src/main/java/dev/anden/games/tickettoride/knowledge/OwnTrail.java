package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.element.longestpath.LongestTrail;
import dev.anden.games.tickettoride.state.Networks;

/// Where the longest trail of a seat's own and planned routes ends: a route that goes on from there makes the
/// longest path longer by all of its spaces. It is looked for only when these routes have changed, and not where more
/// are planned than a seat can hold.
final class OwnTrail {
    private final Position position;
    private final BoardKnowledge board;
    private final Networks networks;
    private final LongestTrail search;
    private IndexSet routes = IndexSet.NONE;
    private long ends;

    OwnTrail(Position position) {
        this.position = position;
        board = position.board;
        networks = new Networks(board.routeTables);
        search = new LongestTrail(board.routeTables);
    }

    /// Finds it, for the own routes and those of a plan.
    void find(Plan plan) {
        IndexSet now = plan.routes.with(position.ownRoutes);
        if (now.low() == routes.low() && now.high() == routes.high()) {
            return;
        }
        routes = now;
        ends = 0;
        if (!LongestTrail.takes(now)) {
            return;
        }
        networks.build(now);
        search.find(networks, now, 0);
        long passed = 0;
        for (int route : search.trail()) {
            long cities = 1L << board.from[route] | 1L << board.to[route];
            ends ^= cities;
            passed |= cities;
        }
        // A trail that comes back to where it began can be opened anywhere.
        ends = ends == 0 ? passed : ends;
    }

    /// At how many of its cities a route goes on from an end of the trail.
    int endsAt(int route) {
        return (int) ((ends >>> board.from[route] & 1) + (ends >>> board.to[route] & 1));
    }
}
