package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;

/// What chance can bring next, and how likely.
public final class Chance {
    private final Position position;

    public Chance(Position position) {
        this.position = position;
    }

    /// The sum of the weights of all outcomes; 0 if chance isn't to act.
    public int weight() {
        if (position.frames.isCard()) {
            return position.cards.deckSize;
        }
        if (position.frames.isEmpty()) {
            return 0;
        }
        return switch (position.frames.kind()) {
            case Frames.CHOOSE_FIRST -> position.seats;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> dealtTickets().size();
            default -> 0;
        };
    }

    /// The outcome that owns a share of the weight.
    ///
    /// @throws IndexOutOfBoundsException if the share is out of range
    public int outcome(int share) {
        if (share < 0 || share >= weight()) {
            throw new IndexOutOfBoundsException("No outcome has the share " + share);
        }
        if (position.frames.isCard()) {
            return position.cards.drawn(share);
        }
        return position.frames.kind() == Frames.CHOOSE_FIRST
                ? share
                : dealtTickets().at(share);
    }

    /// The weight of one outcome; 0 if it can't happen.
    public int weight(int outcome) {
        if (weight() == 0 || outcome < 0) {
            return 0;
        }
        return switch (position.frames.kind()) {
            case Frames.CHOOSE_FIRST -> outcome < position.seats ? 1 : 0;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> dealtTickets().contains(outcome) ? 1 : 0;
            default -> outcome < CardKind.COUNT ? position.cards.deck(outcome) : 0;
        };
    }

    /// The tickets of which one is dealt next: of each seat's opening tickets the long ones come first.
    private IndexSet dealtTickets() {
        var deal = position.tables.rules.openingTickets();
        boolean dealsLong = position.frames.kind() == Frames.DEAL_TICKETS
                && (position.frames.count() - 1) % deal.deal() >= deal.regular();
        return dealsLong ? position.tickets.undealtLong : position.tickets.unordered;
    }
}
