package dev.anden.games.tickettoride.state;

import dev.anden.games.common.FrameStack;

/// What is to be decided, dealt or done next.
///
/// A frame is a number: its kind, the seat it belongs to and a count (cards or tickets still to deal).
public final class Frames extends FrameStack {
    /// Chance: who begins.
    public static final int CHOOSE_FIRST = 0;
    /// Chance: deal `count` more cards of the opening hands.
    public static final int DEAL_HANDS = 1;
    /// Chance: fill the market, replace it while it shows too many wilds.
    public static final int FILL_MARKET = 2;
    /// Chance: deal `count` more opening tickets.
    public static final int DEAL_TICKETS = 3;
    /// The seat keeps opening tickets.
    public static final int OPENING_TICKETS = 4;
    /// The seat chooses its action.
    public static final int TURN = 5;
    /// The seat draws a second card.
    public static final int SECOND_CARD = 6;
    /// Chance: the seat's unseen card.
    public static final int DECK_CARD = 7;
    /// Chance: `count` more tickets are offered to the seat.
    public static final int OFFER_TICKETS = 8;
    /// The seat keeps drawn tickets.
    public static final int KEEP_TICKETS = 9;
    /// The seat's turn ends.
    public static final int END_TURN = 10;

    /// The kinds from here on are the elements': for the first one chance draws a card from the deck, the two after
    /// it wait for their seat to decide.
    public static final int ELEMENTS = 11;

    /// How many kinds there can be.
    public static final int KINDS = 16;

    /// The kinds that wait for their seat to decide, as bits.
    private static final int DECISIONS = 1 << OPENING_TICKETS
            | 1 << TURN
            | 1 << SECOND_CARD
            | 1 << KEEP_TICKETS
            | 1 << (ELEMENTS + 1)
            | 1 << (ELEMENTS + 2);

    /// The kinds for which chance draws a card from the deck, as bits.
    private static final int CARDS = 1 << DEAL_HANDS | 1 << FILL_MARKET | 1 << DECK_CARD | 1 << ELEMENTS;

    /// Deeper than this no turn nests.
    public static final int CAPACITY = 12;

    Frames() {
        super(CAPACITY);
    }

    void copyFrom(Frames other) {
        copyStack(other);
    }

    public void push(int kind, int seat, int count) {
        pushFrame(frame(kind, seat, count));
    }

    /// Whether a frame of a kind is on the stack.
    public boolean contains(int kind) {
        for (int height = 0; height < depth(); height++) {
            if (kind(at(height)) == kind) {
                return true;
            }
        }
        return false;
    }

    /// The count of the lowest frame of a kind; 0 if there is none.
    public int countOf(int kind) {
        for (int height = 0; height < depth(); height++) {
            if (kind(at(height)) == kind) {
                return count(at(height));
            }
        }
        return 0;
    }

    /// A seat keeps its opening tickets before those who are to choose theirs before it, and who do so after it.
    public void letChooseFirst(int seat) {
        int next = seat();
        while (seat() != seat) {
            pop();
        }
        int first = pop();
        for (int later = seat - 1; later >= next; later--) {
            push(OPENING_TICKETS, later, 0);
        }
        pushFrame(first);
    }

    /// Counts the topmost frame down by one, and takes it off after the last.
    public void countOff() {
        if (count() == 1) {
            pop();
        } else {
            countDown();
        }
    }

    /// The topmost frame's kind; only if there is one.
    public int kind() {
        return kind(top());
    }

    /// Whether the topmost frame waits for its seat to decide.
    public boolean isDecision() {
        return (DECISIONS >>> kind() & 1) != 0;
    }

    /// Whether chance draws a card from the deck next.
    public boolean isCard() {
        return !isEmpty() && (CARDS >>> kind() & 1) != 0;
    }

    public int seat() {
        return seat(top());
    }

    public int count() {
        return count(top());
    }

    /// Whether hands and opening tickets are being dealt and chosen: the first turn waits under them.
    public boolean isSetUp() {
        return depth() > 1 && kind(at(0)) == TURN;
    }

    /// Counts the topmost frame down by one.
    public void countDown() {
        replaceTop(top() - (1 << 16));
    }

    /// A frame as a number.
    public static int frame(int kind, int seat, int count) {
        return kind | seat << 8 | count << 16;
    }

    /// The kind of a frame.
    public static int kind(int frame) {
        return frame & 255;
    }

    /// The seat that a frame belongs to.
    public static int seat(int frame) {
        return frame >> 8 & 255;
    }

    /// The count of a frame.
    public static int count(int frame) {
        return frame >> 16;
    }
}
