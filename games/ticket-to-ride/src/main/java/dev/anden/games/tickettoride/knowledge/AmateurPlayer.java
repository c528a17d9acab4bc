package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.common.play.Mood;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.stream.IntStream;

/// Plans as [PlannerPlayer] does, and makes the mistakes that people make ([Weaknesses]).
///
/// Mistakes last as a person's do, some for a turn and some for a part of the game. Since a bot remembers nothing,
/// which ones it is making follows from what it sees: its seat and tickets, how far it has come, and the cards in
/// its hand.
final class AmateurPlayer extends PlannerPlayer {
    /// In how many parts the laying of all vehicles falls: a mistake that isn't over with the turn lasts for one of
    /// them.
    private static final int STRETCHES = 4;

    /// Whoever holds more cards than so many times the vehicles of a seat claims what they can: people run out of
    /// patience too, and in a short game one could draw on until there is nothing left to draw.
    private static final double FULL_HAND = 1.5;

    // What sets one mistake apart from another at the same time.
    private static final int CARELESS = 1;
    private static final int DISTRACTED = 2;
    private static final int IMPULSIVE = 3;
    private static final int LATE = 4;
    private static final int WHICH_ROUTE = 5;
    private static final int FORGOTTEN_COLOR = 16;
    private static final int OVERLOOKED_TICKET = 32;

    private final Weaknesses weaknesses;
    private final double eagerness;
    private final Mood mood = new Mood();

    /// The part of the game that it is in, and the turn.
    private int stretch;

    private int turn;

    AmateurPlayer(BoardKnowledge board, Weaknesses weaknesses) {
        super(board);
        this.weaknesses = weaknesses;
        eagerness = weaknesses.eagerness() * board.meanTicketPoints();
    }

    @Override
    void read(TtrObservation seen) {
        super.read(seen);
        mood.begin(Moment.ofGame(seen));
        stretch = STRETCHES * position.vehicles / (position.board.vehicleCount + 1);
        turn = Moment.ofTurn(seen);
        drawingChoice.forgotten = forgotten();
        if (!isLastRound()) {
            position.horizon *= weaknesses.optimism();
        }
    }

    private boolean isLastRound() {
        return position.turnsLeft >= 0;
    }

    private int forgotten() {
        int colors = 0;
        for (int place = 0; place < weaknesses.forgotten(); place++) {
            colors |= 1 << mood.below(CardKind.COLORS, FORGOTTEN_COLOR + place, stretch);
        }
        return colors;
    }

    @Override
    void makePlan() {
        network.plan(position.tickets.minus(overlooked()), plan);
        longRoutes.extend(plan);
    }

    private IndexSet overlooked() {
        IndexSet overlooked = IndexSet.NONE;
        for (int ticket = position.tickets.next(0); ticket >= 0; ticket = position.tickets.next(ticket + 1)) {
            if (mood.strikes(weaknesses.oversight(), OVERLOOKED_TICKET + ticket, stretch)) {
                overlooked = overlooked.with(ticket);
            }
        }
        return overlooked;
    }

    @Override
    int keptTickets() {
        return ticketChoice.choose(eagerness);
    }

    @Override
    boolean drawsTickets() {
        return overlooked().isEmpty() && ticketHunger.draws(plan, eagerness);
    }

    @Override
    int claim() {
        if (isLastRound()) {
            return super.claim();
        }
        if (isHandFull()) {
            return claimOfFullHand();
        }
        if (mood.strikes(weaknesses.impulse(), IMPULSIVE, turn)) {
            int claim = claimChoice.some(plan, longRoutes.goals, mood.below(position.board.routes, WHICH_ROUTE, turn));
            if (claim != ClaimChoice.NONE) {
                return claim;
            }
        }
        if (mood.strikes(weaknesses.delay(), LATE, turn)) {
            return ClaimChoice.NONE;
        }
        return mood.strikes(weaknesses.carelessness(), CARELESS, stretch)
                ? claimChoice.carefree(plan, longRoutes.goals)
                : super.claim();
    }

    private boolean isHandFull() {
        return IntStream.of(position.hand).sum() > FULL_HAND * position.board.vehicleCount;
    }

    /// What the plan asks for, or any route.
    private int claimOfFullHand() {
        int planned = claimChoice.carefree(plan, longRoutes.goals);
        return planned != ClaimChoice.NONE ? planned : claimChoice.anything(plan, longRoutes.goals);
    }

    @Override
    int firstCard() {
        int color = commonest();
        return color < 0 ? super.firstCard() : ActionCodes.drawFromMarket(color);
    }

    @Override
    int secondCard() {
        int color = commonest();
        return color < 0 ? super.secondCard() : ActionCodes.drawFromMarket(color);
    }

    /// The colour that lies in the market most, and of equals the one that the hand has most of; -1 if there is
    /// none, or it isn't distracted by it.
    private int commonest() {
        if (!mood.strikes(weaknesses.distraction(), DISTRACTED, turn)) {
            return -1;
        }
        int commonest = -1;
        int most = -1;
        for (int color = 0; color < CardKind.COLORS; color++) {
            int there = position.inMarket(color) << 8 | position.hand[color];
            if (position.inMarket(color) > 0 && there > most) {
                most = there;
                commonest = color;
            }
        }
        return commonest;
    }
}
