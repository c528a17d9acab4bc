package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.view.TtrObservation;

/// Most points now: claims the route that scores most of those it can pay, and draws towards the one it is closest
/// to when it can pay none. Of tickets it keeps as few as it may, those that could cost it least. Between equals it
/// takes the one that the board lists first.
final class GreedyPlayer implements Player {
    private final Position position;

    GreedyPlayer(BoardKnowledge board) {
        position = new Position(board);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        var seen = (TtrObservation) observation;
        position.read(seen);
        return switch (seen.phase()) {
            case OPENING_TICKETS, KEEP_TICKETS -> ActionCodes.keep(TicketPaths.cheapest(position), 0);
            case SECOND_CARD -> draw(false);
            // Paying with the fewest wilds comes first, giving up last; the flag's card is laid before it is
            // discarded.
            case TUNNEL_PAYMENT, FLAG_CARD -> seen.legalAction(0);
            default -> turn(seen);
        };
    }

    private int turn(TtrObservation seen) {
        int claim = bestClaim();
        if (claim != PaymentChoice.NONE) {
            return claim;
        }
        return canDraw() ? draw(true) : seen.legalAction(0);
    }

    private int bestClaim() {
        BoardKnowledge board = position.board;
        int best = PaymentChoice.NONE;
        for (int route = 0; route < board.routes; route++) {
            if (!position.claimable(route)) {
                continue;
            }
            int claim = PaymentChoice.pay(position, route);
            if (claim != PaymentChoice.NONE && (best == PaymentChoice.NONE || better(claim, best))) {
                best = claim;
            }
        }
        return best;
    }

    private boolean better(int claim, int best) {
        int points = position.board.points[ActionCodes.route(claim)];
        int bestPoints = position.board.points[ActionCodes.route(best)];
        return points != bestPoints ? points > bestPoints : ActionCodes.wilds(claim) < ActionCodes.wilds(best);
    }

    private boolean canDraw() {
        return position.deckSize > 0 || position.anyInMarket();
    }

    /// Draws the card that brings it closer to its goal; else a wild, else the unknown.
    private int draw(boolean first) {
        int color = goalColor();
        if (color >= 0 && position.inMarket(color) > 0) {
            return ActionCodes.drawFromMarket(color);
        }
        if (first && position.inMarket(BoardKnowledge.WILD) > 0) {
            return ActionCodes.drawFromMarket(BoardKnowledge.WILD);
        }
        if (position.deckSize > 0) {
            return ActionCodes.DRAW_FROM_DECK;
        }
        for (int kind = 0; kind < CardKind.COLORS; kind++) {
            if (position.inMarket(kind) > 0) {
                return ActionCodes.drawFromMarket(kind);
            }
        }
        return ActionCodes.drawFromMarket(BoardKnowledge.WILD);
    }

    /// The colour of the route that the fewest cards are missing for; of several, the one that scores most. -1 if
    /// no route is open.
    private int goalColor() {
        BoardKnowledge board = position.board;
        int goal = -1;
        int fewest = Integer.MAX_VALUE;
        int most = 0;
        for (int route = 0; route < board.routes; route++) {
            if (!position.claimable(route)) {
                continue;
            }
            int color = board.isGray(route) ? position.fullestColor() : board.color[route];
            int missing = board.length[route] - position.hand[color];
            if (missing < fewest || (missing == fewest && board.points[route] > most)) {
                goal = color;
                fewest = missing;
                most = board.points[route];
            }
        }
        return goal;
    }
}
