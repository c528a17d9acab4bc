package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;

/// What each route would cost the seat, in points: the turns it takes, the vehicles it uses and the danger that
/// someone else is faster, less the points it scores.
final class RoutePrices {
    /// Cards that a turn of drawing brings.
    static final double CARDS_PER_TURN = 2;

    private final double[] price;
    private final Weights weights;
    private final Position position;
    private boolean current;

    RoutePrices(Position position) {
        this.position = position;
        weights = position.weights;
        price = new double[position.board.routes];
    }

    /// The position is another one: prices are computed when they are asked for next.
    void forget() {
        current = false;
    }

    /// All prices: 0 for own routes, [ShortestPaths#UNUSABLE] for those that can't be claimed. Overwritten after
    /// the next [#forget].
    double[] prices() {
        if (!current) {
            compute();
            current = true;
        }
        return price;
    }

    private void compute() {
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
                        ? weights.shareOfHandForGray * most
                        : weights.shareOfHand * position.hand[board.color[route]];
                price[route] = Math.max(weights.leastPrice, net(board, route, usable) + danger(board, route, rivals));
            }
        }
    }

    private double net(BoardKnowledge board, int route, double usable) {
        int length = board.length[route];
        double more = (board.tunnel[route] ? CardNeeds.FOR_TUNNEL : 0) + weights.forcedWild * board.wilds[route];
        return weights.turn
                + weights.card * (Math.max(0, length - usable) + more)
                + weights.vehicle * board.vehicles[route]
                - board.points[route];
    }

    private double danger(BoardKnowledge board, int route, long rivals) {
        long ends = 1L << board.from[route] | 1L << board.to[route];
        return weights.danger * Long.bitCount(ends & rivals);
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
