package dev.anden.games.tickettoride.knowledge;

/// Follows its tickets: it wants the routes of the shortest ways that join them, the dearest ticket first, and nothing
/// else until all are joined or can't be any more. It keeps the tickets that are worth most together of those that its
/// vehicles are enough for, and draws no others.
sealed class PathPlayer extends StylePlayer permits HungryPlayer {
    final TicketPaths paths;

    PathPlayer(BoardKnowledge board) {
        super(board);
        paths = new TicketPaths(position);
    }

    @Override
    void choose(RouteSet wanted) {
        paths.join(position.tickets, wanted);
    }

    @Override
    double worth(int route) {
        return position.board.points[route];
    }

    @Override
    int kept() {
        return paths.mostThatFit();
    }
}
