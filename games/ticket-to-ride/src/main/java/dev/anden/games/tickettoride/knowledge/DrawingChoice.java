package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;

/// Which card to draw: what each kind is worth to the plan, and what may be in the deck.
final class DrawingChoice {
    /// No card can be drawn.
    static final int NONE = -1;

    private final Position position;
    private final Weights weights;
    private final CardNeeds tickets;
    private final CardNeeds all;
    private final double[] worth = new double[CardKind.COUNT];

    /// The colours that nobody thinks of now: bit i stands for colour i.
    int forgotten;

    DrawingChoice(Position position) {
        this.position = position;
        weights = position.weights;
        tickets = new CardNeeds(position);
        all = new CardNeeds(position);
    }

    /// The best first card, or [#NONE].
    int first(Plan plan, RouteSet goals) {
        weigh(plan, goals);
        double fromDeck = fromDeck();
        int color = bestColor();
        double colored = color < 0 ? Double.NEGATIVE_INFINITY : worth[color] + second(color, fromDeck);
        double blind = position.deckSize == 0 ? Double.NEGATIVE_INFINITY : fromDeck + second(-1, fromDeck);
        double wild =
                position.inMarket(BoardKnowledge.WILD) == 0 ? Double.NEGATIVE_INFINITY : worth[BoardKnowledge.WILD];
        double best = Math.max(wild, Math.max(colored, blind));
        if (best == Double.NEGATIVE_INFINITY) {
            return NONE;
        }
        if (best == colored) {
            return ActionCodes.drawFromMarket(color);
        }
        return best == blind ? ActionCodes.DRAW_FROM_DECK : ActionCodes.drawFromMarket(BoardKnowledge.WILD);
    }

    /// The best second card.
    int second(Plan plan, RouteSet goals) {
        weigh(plan, goals);
        int color = bestColor();
        if (position.deckSize > 0 && (color < 0 || fromDeck() > worth[color])) {
            return ActionCodes.DRAW_FROM_DECK;
        }
        return ActionCodes.drawFromMarket(color);
    }

    private void weigh(Plan plan, RouteSet goals) {
        tickets.compute(plan.routes);
        all.compute(goals);
        for (int color = 0; color < CardKind.COLORS; color++) {
            if ((forgotten >>> color & 1) != 0) {
                worth[color] = weights.forNothing;
            } else if (tickets.missing[color] > 0) {
                worth[color] = 1 + weights.eachMissing * tickets.missing[color];
            } else if (all.missing[color] > 0) {
                worth[color] = weights.forLongRoutes + weights.eachMissing * all.missing[color];
            } else {
                worth[color] = weights.forNothing;
            }
        }
        worth[BoardKnowledge.WILD] = tickets.wildsMissing() > 0
                ? weights.wildForFerry
                : tickets.cardsMissing() > 0 ? weights.wild : weights.wild * weights.forLongRoutes;
    }

    /// What an unseen card is worth on average.
    private double fromDeck() {
        double sum = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            sum += position.unseen[kind] * worth[kind];
        }
        return position.unseenTotal == 0 ? 0 : sum / position.unseenTotal;
    }

    /// What the second card can be counted on to be worth after one of a colour was taken from the market (-1: from
    /// the deck).
    private double second(int taken, double fromDeck) {
        double best = position.deckSize > 0 ? fromDeck : 0;
        for (int color = 0; color < CardKind.COLORS; color++) {
            if (position.inMarket(color) > (color == taken ? 1 : 0)) {
                best = Math.max(best, worth[color]);
            }
        }
        return best;
    }

    private int bestColor() {
        return bestColorBesides(0);
    }

    /// The best colour of the market by what cards were worth when they were last weighed, or -1.
    ///
    /// @param others colours that aren't wanted: bit i stands for colour i
    int bestColorBesides(int others) {
        int best = -1;
        for (int color = 0; color < CardKind.COLORS; color++) {
            boolean open = (others >>> color & 1) == 0 && position.inMarket(color) > 0;
            if (open && (best < 0 || worth[color] > worth[best])) {
                best = color;
            }
        }
        return best;
    }
}
