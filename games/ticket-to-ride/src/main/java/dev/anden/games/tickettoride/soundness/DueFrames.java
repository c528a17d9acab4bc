package dev.anden.games.tickettoride.soundness;

import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;

/// Whether the frames of a position lie as play stacks them: before the first turn, or in a turn.
final class DueFrames {
    private static final int MOST_SEATS = 10;

    private final Position position;
    private final Frames frames;

    DueFrames(Position position) {
        this.position = position;
        frames = position.frames;
    }

    boolean isBeginning() {
        return frames.depth() == 1 && frames.at(0) == Frames.frame(Frames.CHOOSE_FIRST, 0, 0);
    }

    /// The first turn waits at the ground, on it each seat's choice of opening tickets, then the deal of tickets,
    /// the market and the deal of hands.
    boolean isSetUp() {
        int height = 1;
        while (is(height, Frames.OPENING_TICKETS)) {
            height++;
        }
        boolean choosing = height > 1;
        if (is(height, Frames.DEAL_TICKETS, 0)) {
            height++;
            if (is(height, Frames.FILL_MARKET, 0)) {
                height++;
                height += is(height, Frames.DEAL_HANDS, 0) ? 1 : 0;
            }
        }
        return is(0, Frames.TURN) && choosing && height == frames.depth() && areNumbersDue();
    }

    boolean isInTurn() {
        if (frames.depth() == 1 && is(0, Frames.TURN)) {
            return areNumbersDue();
        }
        return is(0, Frames.END_TURN) && (isDrawing() || isChoosingTickets() || isOfElement());
    }

    /// A second card, the card drawn unseen, the market; each of them or none.
    private boolean isDrawing() {
        int seat = Frames.seat(frames.at(0));
        int height = is(1, Frames.SECOND_CARD, seat) ? 2 : 1;
        height += is(height, Frames.DECK_CARD, seat) || is(height, Frames.FILL_MARKET, 0) ? 1 : 0;
        return height == frames.depth() && areNumbersDue();
    }

    private boolean isChoosingTickets() {
        int seat = Frames.seat(frames.at(0));
        int height = is(1, Frames.KEEP_TICKETS, seat) ? 2 : 1;
        boolean chooses = height == 2;
        height += chooses && is(height, Frames.OFFER_TICKETS, seat) ? 1 : 0;
        return chooses && height == frames.depth() && areNumbersDue();
    }

    private boolean isOfElement() {
        for (Element element : position.elements()) {
            if (Frames.count(frames.at(0)) == 0 && element.isDue(frames)) {
                return true;
            }
        }
        return false;
    }

    private boolean is(int height, int kind) {
        return height < frames.depth()
                && Frames.kind(frames.at(height)) == kind
                && Frames.seat(frames.at(height)) < MOST_SEATS;
    }

    private boolean is(int height, int kind, int seat) {
        return is(height, kind) && Frames.seat(frames.at(height)) == seat;
    }

    /// What is dealt has a number of at least one; nothing else has one.
    private boolean areNumbersDue() {
        for (int height = 0; height < frames.depth(); height++) {
            int frame = frames.at(height);
            boolean deals = switch (Frames.kind(frame)) {
                case Frames.DEAL_TICKETS, Frames.DEAL_HANDS, Frames.OFFER_TICKETS -> true;
                default -> false;
            };
            if (deals != Frames.count(frame) > 0) {
                return false;
            }
        }
        return true;
    }
}
