package dev.anden.games.tickettoride.element.station;

/// The stations on the map: who built where. Sets of cities are 64 bits.
public final class Stations {
    private final int[] costs;
    private final long[] built;
    private long all;

    /// @param costs cards that a seat's first, second … station costs; empty on a board without stations
    public Stations(int[] costs, int seats) {
        this.costs = costs;
        built = new long[seats];
    }

    public void copyFrom(Stations other) {
        System.arraycopy(other.built, 0, built, 0, built.length);
        all = other.all;
    }

    /// Stations that a seat may still build.
    public int left(int seat) {
        return costs.length - Long.bitCount(built[seat]);
    }

    /// What a seat's next station costs (`ttr.europe.station-cost`); only if it has one left.
    public int cost(int seat) {
        return costs[Long.bitCount(built[seat])];
    }

    /// The cities with a station of a seat.
    public long built(int seat) {
        return built[seat];
    }

    /// The cities with a station of anybody (`ttr.europe.station-place`).
    public long all() {
        return all;
    }

    /// The seat whose station stands in a city, or -1.
    public int owner(int city) {
        for (int seat = 0; seat < built.length; seat++) {
            if ((built[seat] >>> city & 1) != 0) {
                return seat;
            }
        }
        return -1;
    }

    public void build(int seat, int city) {
        built[seat] |= 1L << city;
        all |= 1L << city;
    }

    /// In how many ways a station can be paid with a colour: with one card of it at least and wilds for the others.
    /// The ways have consecutive numbers of wilds, from [#fewestWilds].
    ///
    /// @param cards cards of the colour in hand, 1 at least
    /// @param wilds wilds in hand
    public static int ways(int cards, int wilds, int cost) {
        return Math.max(0, Math.min(wilds, cost - 1) - fewestWilds(cards, cost) + 1);
    }

    /// The wilds that a payment with a colour needs at least.
    public static int fewestWilds(int cards, int cost) {
        return Math.max(0, cost - cards);
    }
}
