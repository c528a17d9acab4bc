package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.view.TtrObservation;

/// A bot with a style: it has routes that it wants, claims the best of them that it can pay, and otherwise draws cards
/// for them. In the last round, and where it wants none, any route will do.
///
/// The four styles are those of F. de Mesentier Silva, S. Lee, J. Togelius and A. Nealen, *AI-based Playtesting of
/// Contemporary Board Games* (FDG 2017), worked out anew for every board; what each one wants, and which tickets it
/// keeps, is said where it is. They are yardsticks for experiments: nothing about them is meant to change any more.
abstract sealed class StylePlayer implements Player permits LongRoutePlayer, OneStepPlayer, PathPlayer {
    static final int NONE = -1;

    final Position position;

    /// The routes that it wants now.
    final RouteSet goals = new RouteSet();

    private final DrawingChoice drawing;
    private final Plan plan = new Plan();
    private final RouteSet any = new RouteSet();

    StylePlayer(BoardKnowledge board) {
        position = new Position(board);
        drawing = new DrawingChoice(position);
    }

    /// Finds the routes that it wants; none are wanted before.
    abstract void choose(RouteSet wanted);

    /// What a claim is worth to it.
    abstract double worth(int route);

    /// Which of the offered tickets it keeps, as a set over them.
    abstract int kept();

    /// Whether it draws tickets rather than cards.
    boolean wantsTickets() {
        return false;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        var seen = (TtrObservation) observation;
        position.read(seen);
        return switch (seen.phase()) {
            case OPENING_TICKETS, KEEP_TICKETS -> ActionCodes.keep(kept(), 0);
            case SECOND_CARD -> {
                want();
                yield drawing.second(plan, goals);
            }
            // Paying with the fewest wilds comes first, giving up last; the flag's card is laid before it is
            // discarded.
            case TUNNEL_PAYMENT, FLAG_CARD -> seen.legalAction(0);
            default -> turn(seen);
        };
    }

    private int turn(TtrObservation seen) {
        want();
        int claim = bestClaim(goals);
        if (claim == NONE && position.turnsLeft >= 0) {
            claim = bestClaim(any);
        }
        if (claim != NONE) {
            return claim;
        }
        if (position.ticketsLeft && wantsTickets()) {
            return ActionCodes.DRAW_TICKETS;
        }
        int draw = drawing.first(plan, goals);
        if (draw != DrawingChoice.NONE) {
            return draw;
        }
        int anything = bestClaim(any);
        return anything != NONE ? anything : seen.legalAction(0);
    }

    private void want() {
        any.clear();
        for (int route = 0; route < position.board.routes; route++) {
            if (position.claimable(route)) {
                any.add(route);
            }
        }
        goals.clear();
        choose(goals);
        if (goals.isEmpty()) {
            goals.copyFrom(any);
        }
        plan.routes.copyFrom(goals);
    }

    /// The code of the claim that is worth most of those that it can pay; of equals, the one that the board lists
    /// first.
    private int bestClaim(RouteSet routes) {
        int best = NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int route = routes.next(0); route >= 0; route = routes.next(route + 1)) {
            int claim = position.claimable(route) ? PaymentChoice.pay(position, route) : PaymentChoice.NONE;
            if (claim != PaymentChoice.NONE && worth(route) > most) {
                best = claim;
                most = worth(route);
            }
        }
        return best;
    }
}
