package dev.anden.games.tickettoride.knowledge;

/// Lives on long routes: it wants the longest that it could still claim, and those that are one space shorter, and
/// takes shorter ones only when no such route is left. Tickets are no concern of its: it keeps as few as it may, those
/// that could cost it least.
final class LongRoutePlayer extends StylePlayer {
    LongRoutePlayer(BoardKnowledge board) {
        super(board);
    }

    @Override
    void choose(RouteSet wanted) {
        BoardKnowledge board = position.board;
        int longest = 0;
        for (int route = 0; route < board.routes; route++) {
            longest = position.claimable(route) ? Math.max(longest, board.length[route]) : longest;
        }
        for (int route = 0; route < board.routes; route++) {
            if (position.claimable(route) && board.length[route] >= longest - 1) {
                wanted.add(route);
            }
        }
    }

    @Override
    double worth(int route) {
        return position.board.points[route];
    }

    @Override
    int kept() {
        return TicketPaths.cheapest(position);
    }
}
