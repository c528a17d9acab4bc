package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;

/// Which cards a set of routes still asks for, given the hand: coloured routes take their colour, gray ones what is
/// left over, the longest first.
final class CardNeeds {
    /// A tunnel is claimed safely with a card more than it has spaces: about as many as it costs on average
    /// (`ttr.europe.tunnel-extra`).
    static final int FOR_TUNNEL = 1;

    private static final int LONGEST = Board.MAXIMUM_LENGTH + FOR_TUNNEL;

    private final Position position;
    private final int[] routesOfLength = new int[LONGEST + 1];

    /// Cards of a colour that the coloured routes ask for.
    final int[] needed = new int[CardKind.COLORS];

    /// Cards of a colour that are still missing, those for gray routes included.
    final int[] missing = new int[CardKind.COLORS];

    /// Cards of a colour that nothing in the set asks for.
    final int[] spare = new int[CardKind.COLORS];

    private int cardsMissing;
    private int wildsMissing;
    private int routes;
    private int vehicles;
    private int wildsNeeded;

    CardNeeds(Position position) {
        this.position = position;
    }

    /// Works out what the unclaimed routes of a set ask for.
    void compute(RouteSet set) {
        BoardKnowledge board = position.board;
        java.util.Arrays.fill(needed, 0);
        java.util.Arrays.fill(routesOfLength, 0);
        routes = 0;
        vehicles = 0;
        wildsNeeded = 0;
        for (int route = set.next(0); route >= 0; route = set.next(route + 1)) {
            if (position.owner[route] == position.seat) {
                continue;
            }
            routes++;
            vehicles += board.vehicles[route];
            wildsNeeded += board.wilds[route];
            int cards = board.length[route] - board.wilds[route] + (board.tunnel[route] ? FOR_TUNNEL : 0);
            if (board.isGray(route)) {
                routesOfLength[cards]++;
            } else {
                needed[board.color[route]] += cards;
            }
        }
        share();
    }

    private void share() {
        cardsMissing = 0;
        for (int color = 0; color < CardKind.COLORS; color++) {
            missing[color] = Math.max(0, needed[color] - position.hand[color]);
            spare[color] = Math.max(0, position.hand[color] - needed[color]);
            cardsMissing += missing[color];
        }
        for (int length = LONGEST; length > 0; length--) {
            for (int count = routesOfLength[length]; count > 0; count--) {
                shareGray(length);
            }
        }
        int wilds = position.hand[BoardKnowledge.WILD];
        wildsMissing = Math.max(0, wildsNeeded - wilds);
        cardsMissing = Math.max(0, cardsMissing - Math.max(0, wilds - wildsNeeded)) + wildsMissing;
    }

    private void shareGray(int length) {
        int best = 0;
        int bestFit = fits(0, length);
        for (int color = 1; color < CardKind.COLORS; color++) {
            int fit = fits(color, length);
            if (fit > bestFit) {
                bestFit = fit;
                best = color;
            }
        }
        int used = Math.min(length, spare[best]);
        spare[best] -= used;
        missing[best] += length - used;
        cardsMissing += length - used;
    }

    /// How well the spare cards of a colour fit a gray route: the one that is just enough, else the one with most
    /// cards, else what is in the market.
    private int fits(int color, int length) {
        int cards = spare[color];
        if (cards >= length) {
            return 1000 - cards;
        }
        return 20 * cards + position.inMarket(color);
    }

    /// Cards still to be drawn, the wilds in hand taken into account.
    int cardsMissing() {
        return cardsMissing;
    }

    /// Wilds still to be drawn for ferries (`ttr.europe.ferry`); counted in [#cardsMissing()].
    int wildsMissing() {
        return wildsMissing;
    }

    int vehicles() {
        return vehicles;
    }

    /// What it costs to claim all routes of the set, in points, vehicles and points scored apart.
    double cost() {
        return position.weights.turn * routes + position.weights.card * cardsMissing;
    }

    /// Turns until all routes of the set are claimed, drawing included.
    double turns() {
        return routes + cardsMissing / RoutePrices.CARDS_PER_TURN;
    }
}
