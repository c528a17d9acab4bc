package dev.anden.games.tickettoride.state;

import java.util.List;
import java.util.OptionalInt;

/// What is to be decided, dealt or done next: a small stack of frames, the topmost first.
///
/// A frame is a number: its kind, the seat it belongs to and a count (cards or tickets still to deal).
public final class Frames {
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

    /// Chance: `count` more cards are turned up for the seat's tunnel.
    public static final int TUNNEL_CARD = 11;
    /// The seat pays what is due for its tunnel, or gives it up.
    public static final int TUNNEL_PAYMENT = 12;
    /// The seat lays a card of its claim for its flag, or not; `count` is the card's kind.
    public static final int FLAG_CARD = 13;

    /// The kinds that wait for their seat to decide, as bits.
    private static final int DECISIONS = 1 << OPENING_TICKETS
            | 1 << TURN
            | 1 << SECOND_CARD
            | 1 << KEEP_TICKETS
            | 1 << TUNNEL_PAYMENT
            | 1 << FLAG_CARD;

    /// The kinds for which chance draws a card from the deck, as bits.
    private static final int CARDS = 1 << DEAL_HANDS | 1 << FILL_MARKET | 1 << DECK_CARD | 1 << TUNNEL_CARD;

    /// Deeper than this no turn nests.
    public static final int CAPACITY = 12;

    /// The frames from height 1 on, the topmost apart.
    private final int[] stack = new int[CAPACITY + 1];

    /// The topmost frame: nearly every question is about it.
    private int top;

    private int depth;

    void copyFrom(Frames other) {
        depth = other.depth;
        top = other.top;
        System.arraycopy(other.stack, 0, stack, 0, depth);
    }

    public boolean isEmpty() {
        return depth == 0;
    }

    public int depth() {
        return depth;
    }

    public void push(int kind, int seat, int count) {
        pushRaw(kind | seat << 8 | count << 16);
    }

    public void pop() {
        depth--;
        top = stack[depth];
    }

    /// Whether a frame of a kind is on the stack.
    public boolean contains(int kind) {
        for (int height = 0; height < depth; height++) {
            if ((at(height) & 255) == kind) {
                return true;
            }
        }
        return false;
    }

    /// The topmost frame's kind; only if there is one.
    public int kind() {
        return top & 255;
    }

    /// Whether the topmost frame waits for its seat to decide.
    boolean isDecision() {
        return (DECISIONS >>> kind() & 1) != 0;
    }

    /// Whether chance draws a card from the deck next.
    public boolean isCard() {
        return depth > 0 && (CARDS >>> kind() & 1) != 0;
    }

    public int seat() {
        return top >> 8 & 255;
    }

    public int count() {
        return top >> 16;
    }

    /// Whether hands and opening tickets are being dealt and chosen: the first turn waits under them.
    public boolean isSetUp() {
        return depth > 1 && (at(0) & 255) == TURN;
    }

    /// Counts the topmost frame down by one.
    public void countDown() {
        top -= 1 << 16;
    }

    /// The frame at a height from the ground.
    public int at(int height) {
        return height == depth - 1 ? top : stack[height + 1];
    }

    /// Puts a frame on the stack as [#at] gave it.
    public void pushRaw(int frame) {
        stack[depth] = top;
        depth++;
        top = frame;
    }

    private static final List<String> NAMES = List.of(
            "choose-first",
            "deal-hands",
            "fill-market",
            "deal-tickets",
            "opening-tickets",
            "turn",
            "second-card",
            "deck-card",
            "offer-tickets",
            "keep-tickets",
            "end-turn",
            "tunnel-card",
            "tunnel-payment",
            "flag-card");

    /// The text form of a frame: its kind, seat and count, as `turn:0:0`.
    public static String print(int frame) {
        return NAMES.get(frame & 255) + ":" + (frame >> 8 & 255) + ":" + (frame >> 16);
    }

    /// The frame that a text names; empty if it names none.
    public static OptionalInt parse(String text) {
        List<String> parts = List.of(text.split(":"));
        if (parts.size() != 3 || !NAMES.contains(parts.get(0)) || !text.matches("[a-z-]+:\\d:\\d{1,3}")) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(NAMES.indexOf(parts.get(0))
                | Integer.parseInt(parts.get(1)) << 8
                | Integer.parseInt(parts.get(2)) << 16);
    }
}
