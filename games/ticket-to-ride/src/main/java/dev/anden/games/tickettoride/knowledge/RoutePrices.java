package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;

/// What each route would cost the seat, in points: the turns it takes, the vehicles it uses and the danger that
/// someone else is faster, less the points it scores.
final class RoutePrices {
    /// Points that the turn of a claim is worth: about what a turn brings on average of a game.
    static final double TURN = 2.4;

    /// Points that a vehicle is worth: long routes score more with it than short ones.
    static final double VEHICLE = 1.3;

    /// Points that a missing card is worth: less than half a turn, since what is drawn for one route seldom goes to
    /// waste when another is taken in its stead.
    static final double CARD = 1.04;

    /// Cards that a turn of drawing brings.
    static final double CARDS_PER_TURN = 2;

    /// A planned network shares the hand's cards among its routes; so much of a card in hand counts for one of
    /// them.
    private static final double SHARE_OF_HAND = 0.65;

    /// A gray route takes any colour, but others of the network want the same cards.
    private static final double SHARE_OF_HAND_FOR_GRAY = 0.65;

    /// Points that the danger is worth when another seat already stands at an end of the route. Little: going out
    /// of everyone's way costs more than a way round now and then.
    private static final double DANGER = 0.25;

    /// No route is free of charge: claiming it takes a turn in which nothing else is done.
    private static final double LEAST = 0.3;

    /// What a card that must be wild costs more than another: it takes a turn of its own, or luck.
    private static final double FOR_WILD = 0.7;

    final double[] price;

    RoutePrices(BoardKnowledge board) {
        price = new double[board.routes];
    }

    /// Computes all prices: 0 for own routes, [ShortestPaths#UNUSABLE] for those that can't be claimed.
    void compute(Position position) {
        BoardKnowledge board = position.board;
        long rivals = rivalCities(position);
        int most = 0;
        for (int kind = 0; kind < CardKind.COLORS; kind++) {
            most = Math.max(most, position.hand[kind]);
        }
        for (int route = 0; route < board.routes; route++) {
            if (position.owner[route] == position.seat) {
                price[route] = 0;
            } else if (!position.claimable(route)) {
                price[route] = ShortestPaths.UNUSABLE;
            } else {
                double usable = board.isGray(route)
                        ? SHARE_OF_HAND_FOR_GRAY * most
                        : SHARE_OF_HAND * position.hand[board.color[route]];
                price[route] = Math.max(LEAST, net(board, route, usable) + danger(board, route, rivals));
            }
        }
    }

    private static double net(BoardKnowledge board, int route, double usable) {
        int length = board.length[route];
        double more = (board.tunnel[route] ? CardNeeds.FOR_TUNNEL : 0) + FOR_WILD * board.wilds[route];
        return TURN
                + CARD * (Math.max(0, length - usable) + more)
                + VEHICLE * board.vehicles[route]
                - board.points[route];
    }

    private static double danger(BoardKnowledge board, int route, long rivals) {
        long ends = 1L << board.from[route] | 1L << board.to[route];
        return DANGER * Long.bitCount(ends & rivals);
    }

    /// The cities at which other seats' routes end.
    private static long rivalCities(Position position) {
        long cities = 0;
        for (int route = 0; route < position.board.routes; route++) {
            int owner = position.owner[route];
            if (owner != Position.NOBODY && owner != position.seat) {
                cities |= 1L << position.board.from[route] | 1L << position.board.to[route];
            }
        }
        return cities;
    }
}
