package dev.anden.games.tickettoride.element.flag;

/// The flags before the seats: which of a flag's cards each has laid, and how many flags it has completed. Sets of
/// colours are bits by the ordinal of their kind of card.
public final class Flags {
    private final int colors;
    private final int[] laid;
    private final int[] completed;

    /// @param colors the colours of which a flag has one card each; 0 on a board without flags
    public Flags(int colors, int seats) {
        this.colors = colors;
        laid = new int[seats];
        completed = new int[seats];
    }

    public void copyFrom(Flags other) {
        System.arraycopy(other.laid, 0, laid, 0, laid.length);
        System.arraycopy(other.completed, 0, completed, 0, completed.length);
    }

    /// Whether a seat may lay a card of a kind: it is one of the flag's, and none lies there yet
    /// (`ttr.paris.flag-keep`).
    public boolean wants(int seat, int kind) {
        return (colors & ~laid[seat] & 1 << kind) != 0;
    }

    /// The colours that lie before a seat.
    public int laid(int seat) {
        return laid[seat];
    }

    /// How many flags a seat has completed.
    public int completed(int seat) {
        return completed[seat];
    }

    public void lay(int seat, int kind) {
        laid[seat] |= 1 << kind;
    }

    /// Whether a seat's flag has all its cards.
    public boolean isComplete(int seat) {
        return colors != 0 && laid[seat] == colors;
    }

    /// Takes a complete flag away (`ttr.paris.flag-score`).
    public void complete(int seat) {
        laid[seat] = 0;
        completed[seat]++;
    }

    /// Sets what lies before a seat and how many flags it has completed, as a position tells it.
    public void set(int seat, int laidColors, int flags) {
        laid[seat] = laidColors;
        completed[seat] = flags;
    }
}
