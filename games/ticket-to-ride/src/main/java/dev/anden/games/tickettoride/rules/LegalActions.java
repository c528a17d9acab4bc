package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;

/// The legal actions of the seat to act, in their fixed order, found by counting instead of listing.
///
/// On a turn: the deck, the market's kinds, tickets, what elements add, claims ([Payments]); if there is nothing of
/// all that, to pass (`ttr.turn.no-move`).
public final class LegalActions {
    private static final int WILD = CardKind.COLORS;

    private final Position position;
    private final Payments payments;
    private final Element[] inTurn;
    private final boolean marketNeedsDeck;

    public LegalActions(Position position) {
        this.position = position;
        payments = new Payments(position.claims);
        inTurn = position.inTurn();
        marketNeedsDeck = position.tables.rules.marketNeedsDeck();
    }

    public int count() {
        if (position.frames.isEmpty()) {
            return 0;
        }
        int seat = position.frames.seat();
        int kind = position.frames.kind();
        if (kind == Frames.TURN) {
            return Math.max(1, turnCount(seat));
        }
        return switch (kind) {
            case Frames.SECOND_CARD -> deckActions() + Integer.bitCount(secondKinds());
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepChoices().length;
            default -> isChoiceOfElement(kind) ? position.elementOf(kind).count(kind, seat) : 0;
        };
    }

    public int at(int index) {
        if (position.frames.isEmpty() || index < 0) {
            throw none(index);
        }
        int seat = position.frames.seat();
        int kind = position.frames.kind();
        return switch (kind) {
            case Frames.TURN -> turnAction(index, seat);
            case Frames.SECOND_CARD -> drawAction(index, secondKinds());
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepChoices()[index];
            default -> {
                if (!isChoiceOfElement(kind)) {
                    throw none(index);
                }
                yield position.elementOf(kind).at(kind, index, seat);
            }
        };
    }

    /// Whether a seat decides in a frame of an element; in others of an element's frames chance does.
    private boolean isChoiceOfElement(int kind) {
        return kind >= Frames.ELEMENTS && position.frames.isDecision();
    }

    private static IndexOutOfBoundsException none(int index) {
        return new IndexOutOfBoundsException("There is no legal action number " + index);
    }

    /// How many actions a seat has on its turn, passing apart.
    private int turnCount(int seat) {
        return deckActions()
                + Integer.bitCount(marketKinds())
                + (position.tickets.size() > 0 ? 1 : 0)
                + payments.count(seat, position.hands, position.vehicles)
                + elementsCount(seat);
    }

    private int elementsCount(int seat) {
        int count = 0;
        for (Element element : inTurn) {
            count += element.turnCount(seat);
        }
        return count;
    }

    private int turnAction(int index, int seat) {
        int kinds = marketKinds();
        int draws = deckActions() + Integer.bitCount(kinds);
        if (index < draws) {
            return drawAction(index, kinds);
        }
        int rest = index - draws;
        if (position.tickets.size() > 0) {
            if (rest == 0) {
                return ActionCodes.DRAW_TICKETS;
            }
            rest--;
        }
        if (index == 0 && turnCount(seat) == 0) {
            return ActionCodes.PASS;
        }
        for (Element element : inTurn) {
            int count = element.turnCount(seat);
            if (rest < count) {
                return element.turnAction(rest, seat);
            }
            rest -= count;
        }
        return payments.at(rest, seat, position.hands, position.vehicles);
    }

    private int deckActions() {
        return position.cards.deckSize > 0 ? 1 : 0;
    }

    /// Whether there is anything to draw as a second card (`ttr.draw.second-card-impossible`).
    boolean canDrawSecond() {
        return position.cards.deckSize > 0 || secondKinds() != 0;
    }

    /// Whether the market has cards that can't be taken, since neither deck nor discards are left
    /// (`ttr.board.market-without-deck`).
    boolean isMarketClosed() {
        return marketNeedsDeck && position.cards.deckSize == 0;
    }

    /// The market's kinds that may be taken as the first card.
    private int marketKinds() {
        return isMarketClosed() ? 0 : position.cards.marketKinds();
    }

    /// The market's kinds that may be taken as the second card (`ttr.draw.no-wild-face-up-second`).
    int secondKinds() {
        return marketKinds() & ~(1 << WILD);
    }

    private int drawAction(int index, int kinds) {
        int rest = index - deckActions();
        if (rest < 0) {
            return ActionCodes.DRAW_FROM_DECK;
        }
        // Found in one step: how many a loop would take is never foreseen.
        int kind = Integer.expand(1 << rest, kinds);
        if (kind == 0) {
            throw none(index);
        }
        return ActionCodes.drawFromMarket(Integer.numberOfTrailingZeros(kind));
    }

    private int[] keepChoices() {
        boolean opening = position.frames.kind() == Frames.OPENING_TICKETS;
        var choices = opening ? position.tables.openingChoices : position.tables.drawChoices;
        return choices.of(position.tickets.offered[position.frames.seat()].size());
    }
}
