package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.CardKind;

/// Cards by kind, for one pile or several: of each pile the eight colours lie side by side in the bytes of one
/// word, the wilds in a number of their own. No pile holds more than
/// [dev.anden.games.tickettoride.board.Board#MAXIMUM_CARDS] cards, so that no byte runs over into its neighbour and
/// running totals fit as well.
public final class CardCounts {
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;

    public final long[] colors;
    public final int[] wilds;

    CardCounts(int piles) {
        colors = new long[piles];
        wilds = new int[piles];
    }

    void copyFrom(CardCounts other) {
        System.arraycopy(other.colors, 0, colors, 0, colors.length);
        System.arraycopy(other.wilds, 0, wilds, 0, wilds.length);
    }

    /// How many cards of a kind a pile holds.
    public int get(int pile, int kind) {
        return kind == CardKind.COLORS ? wilds[pile] : (int) (colors[pile] >>> (8 * kind)) & 255;
    }

    /// Adds cards of a kind to a pile; a negative count takes them off.
    public void add(int pile, int kind, int count) {
        if (kind == CardKind.COLORS) {
            wilds[pile] += count;
        } else {
            colors[pile] += (long) count << (8 * kind);
        }
    }

    /// Sets how many cards of a kind a pile holds.
    public void set(int pile, int kind, int count) {
        add(pile, kind, count - get(pile, kind));
    }

    void clear(int pile) {
        colors[pile] = 0;
        wilds[pile] = 0;
    }

    /// How many cards of all kinds a pile holds: the product's top byte is the sum of all bytes.
    public int total(int pile) {
        return coloredTotal(pile) + wilds[pile];
    }

    /// How many cards a pile holds that aren't wild.
    int coloredTotal(int pile) {
        return (int) ((colors[pile] * ONES) >>> 56);
    }

    /// The kind that owns a share of a pile when the kinds lie side by side, each as wide as its count.
    ///
    /// The product holds the running totals of the colours, one in each byte. As many kinds lie before the share as
    /// have a running total not above it: counted in all bytes at once, without a branch, for where a walk would
    /// end is never foreseen.
    int at(int pile, int share) {
        long totals = colors[pile] * ONES;
        long notAbove = (((share * ONES) | HIGH_BITS) - totals) & HIGH_BITS;
        return Long.bitCount(notAbove);
    }

    /// The colours of which a pile holds any: bit `8 * kind + 7` is set.
    public long held(int pile) {
        return (colors[pile] + ~HIGH_BITS) & HIGH_BITS;
    }
}
