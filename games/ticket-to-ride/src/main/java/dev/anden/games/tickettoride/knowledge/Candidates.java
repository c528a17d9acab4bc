package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.view.TtrObservation;

/// The actions that are worth a rehearsal: what the planner would do, and what else it could reasonably have done.
final class Candidates {
    /// For a moment of thought. Which card comes second, or which colour first, changes less than can be
    /// told then.
    static final Breadth FEW = new Breadth(8, 3, 0);

    /// For a long one.
    static final Breadth MANY = new Breadth(14, 5, 3);

    /// What it is worth, in points, that a route belongs to the tickets' network, or is one of the long routes.
    private static final double PLANNED = 12;

    private static final double GOAL = 5;

    /// What a wild is worth that it is paid with, in points.
    private static final double WILD = 2;

    private final PlannerPlayer planner;
    private final BoardKnowledge board;
    private final PaymentChoice payments;
    private final int[] actions = new int[MANY.most];
    private final double[] claimValue = new double[MANY.most];
    private final int[] claims = new int[MANY.most];
    private Breadth breadth = FEW;
    private int count;

    /// How many there may be.
    ///
    /// @param most in all
    /// @param claims of claims, the best by what they score and serve; in the last round, where nothing
    ///     else counts, there are as many as there is room for
    /// @param colors of colours of the market besides the planner's draw, the best for its plan; with
    ///     none of them, blind draws and second cards aren't compared, either
    record Breadth(int most, int claims, int colors) {}

    /// @param planner the one whose own choice comes first; used by nobody else
    Candidates(PlannerPlayer planner) {
        this.planner = planner;
        board = planner.position.board;
        payments = new PaymentChoice(planner.position);
    }

    int count() {
        return count;
    }

    int action(int index) {
        return actions[index];
    }

    /// Lists a few actions, the planner's own choice first.
    void list(TtrObservation seen, RandomStream random) {
        list(seen, random, FEW);
    }

    /// Lists the actions, the planner's own choice first.
    ///
    /// @param wanted [#FEW] or [#MANY]
    void list(TtrObservation seen, RandomStream random, Breadth wanted) {
        breadth = wanted;
        count = 0;
        planner.forget();
        add(planner.choose(seen, random));
        switch (seen.phase()) {
            case OPENING_TICKETS, KEEP_TICKETS -> addTickets();
            case SECOND_CARD -> {
                addColors();
                addBlindDraw();
            }
            case TUNNEL_PAYMENT, FLAG_CARD -> addAll(seen);
            default -> addTurn(seen);
        }
    }

    private void add(int action) {
        for (int index = 0; index < count; index++) {
            if (actions[index] == action) {
                return;
            }
        }
        if (count < breadth.most) {
            actions[count++] = action;
        }
    }

    private void addAll(TtrObservation seen) {
        for (int index = 0; index < seen.legalActionCount(); index++) {
            add(seen.legalAction(index));
        }
    }

    private void addTickets() {
        TicketChoice choice = planner.ticketChoice;
        int kept = choice.next(Double.POSITIVE_INFINITY);
        while (kept != 0 && count < breadth.most) {
            add(ActionCodes.keep(kept, 0));
            kept = choice.next(choice.value(kept));
        }
    }

    private void addTurn(TtrObservation seen) {
        if (seen.legalActionCount() == 1) {
            return;
        }
        if (seen.turnsLeft() >= 0) {
            addClaims(breadth.most);
            return;
        }
        addClaims(breadth.claims);
        if (seen.ticketsLeft()) {
            add(ActionCodes.DRAW_TICKETS);
        }
        addDraws();
    }

    private void addClaims(int most) {
        int found = 0;
        for (int route = 0; route < board.routes; route++) {
            int claim = planner.position.claimable(route)
                    ? payments.pay(route, planner.plan, planner.longRoutes.goals)
                    : PaymentChoice.NONE;
            if (claim != PaymentChoice.NONE) {
                found = insert(claim, value(route, claim), found, most);
            }
        }
        for (int place = 0; place < found; place++) {
            add(claims[place]);
        }
    }

    private double value(int route, int claim) {
        return board.points[route]
                + (planner.plan.routes.contains(route) ? PLANNED : planner.longRoutes.goals.contains(route) ? GOAL : 0)
                - WILD * ActionCodes.wilds(claim);
    }

    /// Puts a claim in its place among the best.
    ///
    /// @param found how many there are
    /// @param most how many there may be
    /// @return how many there are then
    private int insert(int claim, double value, int found, int most) {
        int place = found;
        while (place > 0 && value > claimValue[place - 1]) {
            if (place < most) {
                claimValue[place] = claimValue[place - 1];
                claims[place] = claims[place - 1];
            }
            place--;
        }
        if (place < most) {
            claimValue[place] = value;
            claims[place] = claim;
        }
        return Math.min(found + 1, most);
    }

    /// The planner's draw, and a wild.
    private void addDraws() {
        int draw = planner.drawingChoice.first(planner.plan, planner.longRoutes.goals);
        if (draw != DrawingChoice.NONE) {
            add(draw);
        }
        if (planner.position.inMarket(BoardKnowledge.WILD) > 0) {
            add(ActionCodes.drawFromMarket(BoardKnowledge.WILD));
        }
        addBlindDraw();
        addColors();
    }

    private void addBlindDraw() {
        if (breadth.colors > 0 && planner.position.deckSize > 0) {
            add(ActionCodes.DRAW_FROM_DECK);
        }
    }

    /// The best colours of the market, by what the planner has weighed.
    private void addColors() {
        int taken = 0;
        for (int place = 0; place < breadth.colors; place++) {
            int color = planner.drawingChoice.bestColorBesides(taken);
            if (color < 0) {
                return;
            }
            taken |= 1 << color;
            add(ActionCodes.drawFromMarket(color));
        }
    }
}
