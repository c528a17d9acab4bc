package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.CardKind;

/// The train cards that nobody holds: deck, discard pile and market. The deck's order is unknown to everyone, so it
/// is counts by kind.
public final class Cards {
    public static final int SLOTS = 5;

    /// The wilds in the market that make it be replaced.
    public static final int FLUSH = 3;

    /// A market slot without a card.
    public static final int EMPTY = CardKind.COUNT;

    private static final int WILD = CardKind.COLORS;
    private static final int DECK = 0;
    private static final int DISCARDS = 1;
    private static final long ONES = 0x0101010101L;
    private static final long HIGH_BITS = 0x8080808080L;
    private static final long EMPTY_MARKET = EMPTY * ONES;

    private final CardCounts piles = new CardCounts(2);

    /// The kinds in the five slots, one in each byte.
    private long market = EMPTY_MARKET;

    public int deckSize;
    public int discardSize;

    void copyFrom(Cards other) {
        piles.copyFrom(other.piles);
        market = other.market;
        deckSize = other.deckSize;
        discardSize = other.discardSize;
    }

    public int deck(int kind) {
        return piles.get(DECK, kind);
    }

    public int discards(int kind) {
        return piles.get(DISCARDS, kind);
    }

    /// The kind in a slot of the market, or [#EMPTY].
    public int market(int slot) {
        return (int) (market >>> (8 * slot)) & 255;
    }

    public void setMarket(int slot, int kind) {
        int shift = 8 * slot;
        market = (market & ~(255L << shift)) | (long) kind << shift;
    }

    /// Puts cards into the deck, or takes them out.
    public void addToDeck(int kind, int count) {
        piles.add(DECK, kind, count);
        deckSize += count;
    }

    /// The kind that owns a share of the deck.
    public int drawn(int share) {
        return piles.at(DECK, share);
    }

    /// Takes a card off the deck; an emptied deck is made anew at once (`ttr.draw.reshuffle`).
    public void takeFromDeck(int kind) {
        addToDeck(kind, -1);
        reshuffleIfEmpty();
    }

    /// Puts cards on the discard pile (`ttr.claim.discard`).
    public void discard(int kind, int count) {
        piles.add(DISCARDS, kind, count);
        discardSize += count;
    }

    /// Makes a new deck of the discards if there is none (`ttr.draw.reshuffle`). The order stays unknown, so that
    /// moving the counts is the shuffle.
    public void reshuffleIfEmpty() {
        if (deckSize == 0 && discardSize > 0) {
            piles.colors[DECK] = piles.colors[DISCARDS];
            piles.wilds[DECK] = piles.wilds[DISCARDS];
            piles.clear(DISCARDS);
            deckSize = discardSize;
            discardSize = 0;
        }
    }

    /// The lowest slot that shows a kind ([#EMPTY]: the lowest empty one), or -1.
    public int slotOf(int kind) {
        long slots = slotsOf(kind);
        return slots == 0 ? -1 : Long.numberOfTrailingZeros(slots) >> 3;
    }

    /// The slots that show a kind, each as the high bit of its byte: kinds are small, so that adding 127 to the
    /// difference reaches that bit unless the difference is nothing.
    private long slotsOf(int kind) {
        long difference = market ^ (kind * ONES);
        return ~(difference + 0x7F7F7F7F7FL) & HIGH_BITS;
    }

    /// The kinds that the market shows: bit i stands for kind i.
    public int marketKinds() {
        int kinds = 1 << market(0) | 1 << market(1) | 1 << market(2) | 1 << market(3) | 1 << market(4);
        return kinds & ~(1 << EMPTY);
    }

    /// Whether the market has an empty slot and there is a card to fill it with.
    public boolean fillable() {
        return deckSize > 0 && slotsOf(EMPTY) != 0;
    }

    /// Whether so many of a full market are wild that it is replaced if the cards left allow it.
    public boolean showsTooManyWilds() {
        return Long.bitCount(slotsOf(WILD)) >= FLUSH && slotsOf(EMPTY) == 0;
    }

    /// Whether all five must be replaced (`ttr.draw.market-flush`), and can be by fewer wilds
    /// (`ttr.draw.flush-terminates`).
    public boolean mustFlush() {
        if (!showsTooManyWilds()) {
            return false;
        }
        int wilds = Long.bitCount(slotsOf(WILD));
        int colored = piles.coloredTotal(DECK) + piles.coloredTotal(DISCARDS) + SLOTS - wilds;
        return colored > SLOTS - FLUSH && !takesTurns();
    }

    /// The most coloured cards that the deck can hold if a market that wasn't replaced is to stay: everybody sees
    /// that it does. No bound while the market needn't be replaced.
    public int mostColoredInDeck() {
        if (!showsTooManyWilds()) {
            return deckSize;
        }
        int wilds = Long.bitCount(slotsOf(WILD));
        int most = wilds - FLUSH - piles.coloredTotal(DISCARDS);
        return deckSize == SLOTS && discardSize == 0 ? Math.max(most, SLOTS - FLUSH) : most;
    }

    /// Cards in the deck that aren't wild.
    public int coloredInDeck() {
        return piles.coloredTotal(DECK);
    }

    /// Whether the deck is just the five cards that would be shown next, too many of them wild as well: the market
    /// and they would replace each other for ever.
    private boolean takesTurns() {
        return deckSize == SLOTS && discardSize == 0 && deck(WILD) >= FLUSH;
    }

    /// Discards the whole market.
    public void flush() {
        for (int slot = 0; slot < SLOTS; slot++) {
            discard(market(slot), 1);
        }
        market = EMPTY_MARKET;
        reshuffleIfEmpty();
    }
}
