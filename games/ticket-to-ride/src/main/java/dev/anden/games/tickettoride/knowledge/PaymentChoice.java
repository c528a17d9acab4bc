package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;

/// The cheapest payment of a route: no wild where a card of the colour does, and for a gray route the colour that
/// is needed least elsewhere.
final class PaymentChoice {
    /// No payment is possible.
    static final int NONE = -1;

    /// What a wild is worth, measured in cards of a colour that is needed.
    private static final double WILD_COST = 1.4;

    /// What a card is worth that nothing asks for.
    private static final double SPARE_COST = 0.1;

    private PaymentChoice() {}

    /// The code of the cheapest claim of a route, or [#NONE] if the hand doesn't suffice.
    ///
    /// @param spare cards of each colour that nothing else asks for
    static int pay(Position position, int route, int[] spare) {
        int kind = kind(position, route, spare);
        if (kind == NONE) {
            return NONE;
        }
        int length = position.board.length[route];
        int colored = kind == BoardKnowledge.WILD ? 0 : Math.min(length, position.hand[kind]);
        return ActionCodes.claim(route, colored == 0 ? BoardKnowledge.WILD : kind, length - colored);
    }

    private static int kind(Position position, int route, int[] spare) {
        BoardKnowledge board = position.board;
        int length = board.length[route];
        if (!board.isGray(route)) {
            int color = board.color[route];
            return affordable(position, color, length) ? color : NONE;
        }
        int best = NONE;
        double least = Double.MAX_VALUE;
        for (int color = 0; color < CardKind.COLORS; color++) {
            if (affordable(position, color, length)) {
                double cost = cost(position, color, length, spare[color]);
                if (cost < least) {
                    least = cost;
                    best = color;
                }
            }
        }
        return best;
    }

    private static boolean affordable(Position position, int color, int length) {
        return position.hand[color] + position.hand[BoardKnowledge.WILD] >= length;
    }

    private static double cost(Position position, int color, int length, int spare) {
        int colored = Math.min(length, position.hand[color]);
        int free = Math.min(colored, spare);
        return WILD_COST * (length - colored) + (colored - free) + SPARE_COST * free;
    }
}
