package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;

/// Looks one step ahead: of the claims that it can make now, the one that leaves it with most points, those of a
/// ticket that it completes included. It plans no further, so it never draws for a ticket. It keeps all tickets that it
/// is offered: more of them may come about.
final class OneStepPlayer extends StylePlayer {
    /// A completed ticket brings its points instead of costing them.
    private static final int SWING = 2;

    OneStepPlayer(BoardKnowledge board) {
        super(board);
    }

    /// It wants nothing in particular: any route will do.
    @Override
    void choose(RouteSet wanted) {
        wanted.clear();
    }

    @Override
    double worth(int route) {
        BoardKnowledge board = position.board;
        long joined = position.networks.of(board.from[route]) | position.networks.of(board.to[route]);
        double worth = board.points[route];
        IndexSet open = position.openTickets();
        for (int ticket = open.next(0); ticket >= 0; ticket = open.next(ticket + 1)) {
            boolean completes = (joined >>> board.ticketFrom[ticket] & joined >>> board.ticketTo[ticket] & 1) != 0;
            worth += completes ? SWING * board.ticketPoints[ticket] : 0;
        }
        return worth;
    }

    @Override
    int kept() {
        return (1 << position.offered.size()) - 1;
    }
}
