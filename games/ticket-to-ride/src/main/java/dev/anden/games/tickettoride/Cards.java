package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.Arrays;

/// The train cards that nobody holds: deck, discard pile and market. The deck's order is unknown to everyone, so it is
/// counts
/// by kind.
final class Cards {
    static final int SLOTS = 5;

    /// The wilds in the market that make it be replaced.
    static final int FLUSH = 3;

    /// A market slot without a card.
    static final int EMPTY = CardKind.COUNT;

    private static final int WILD = CardKind.COLORS;

    final byte[] deck = new byte[CardKind.COUNT];
    final byte[] discards = new byte[CardKind.COUNT];
    final byte[] market = new byte[SLOTS];
    int deckSize;
    int discardSize;

    Cards() {
        Arrays.fill(market, (byte) EMPTY);
    }

    void copyFrom(Cards other) {
        System.arraycopy(other.deck, 0, deck, 0, deck.length);
        System.arraycopy(other.discards, 0, discards, 0, discards.length);
        System.arraycopy(other.market, 0, market, 0, market.length);
        deckSize = other.deckSize;
        discardSize = other.discardSize;
    }

    /// The kind that owns a share of the deck.
    int drawn(int share) {
        int rest = share;
        int kind = 0;
        while (rest >= deck[kind]) {
            rest -= deck[kind];
            kind++;
        }
        return kind;
    }

    /// Takes a card off the deck; an emptied deck is made anew at once (`ttr.draw.reshuffle`).
    void takeFromDeck(int kind) {
        deck[kind]--;
        deckSize--;
        reshuffleIfEmpty();
    }

    /// Puts cards on the discard pile (`ttr.claim.discard`).
    void discard(int kind, int count) {
        discards[kind] += (byte) count;
        discardSize += count;
    }

    /// Makes a new deck of the discards if there is none (`ttr.draw.reshuffle`). The order stays unknown, so that
    /// adding the
    /// counts is the shuffle.
    void reshuffleIfEmpty() {
        if (deckSize == 0 && discardSize > 0) {
            System.arraycopy(discards, 0, deck, 0, deck.length);
            Arrays.fill(discards, (byte) 0);
            deckSize = discardSize;
            discardSize = 0;
        }
    }

    /// The lowest slot that shows a kind ([#EMPTY]: the lowest empty one), or -1.
    int slotOf(int kind) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if (market[slot] == kind) {
                return slot;
            }
        }
        return -1;
    }

    /// The kinds that the market shows: bit i stands for kind i.
    int marketKinds() {
        int kinds = 1 << market[0] | 1 << market[1] | 1 << market[2] | 1 << market[3] | 1 << market[4];
        return kinds & ~(1 << EMPTY);
    }

    /// Whether the market has an empty slot and there is a card to fill it with.
    boolean fillable() {
        return deckSize > 0 && slotOf(EMPTY) >= 0;
    }

    /// Whether all five must be replaced (`ttr.draw.market-flush`), and can be by fewer wilds
    /// (`ttr.draw.flush-terminates`).
    boolean mustFlush() {
        int wilds = 0;
        int shown = 0;
        for (byte kind : market) {
            if (kind == WILD) {
                wilds++;
            }
            if (kind != EMPTY) {
                shown++;
            }
        }
        if (wilds < FLUSH || shown < SLOTS) {
            return false;
        }
        int colored = deckSize - deck[WILD] + discardSize - discards[WILD] + shown - wilds;
        return colored > SLOTS - FLUSH;
    }

    /// Discards the whole market.
    void flush() {
        for (int slot = 0; slot < SLOTS; slot++) {
            discard(market[slot], 1);
            market[slot] = EMPTY;
        }
        reshuffleIfEmpty();
    }
}
