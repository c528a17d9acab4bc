package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;

/// The legal claims of a hand: counted, and found by their place in the list, without building the list.
///
/// The order: by kind of vehicle, colour paid with, then number of wilds, then length, then route; claims with
/// wilds
/// alone come last of their kind of vehicle. With `cards` of a colour and `k` wilds just the routes of `k + 1` to
/// `cards + k` spaces can be paid, if one card at least is of the colour: two bytes of [Claims#reach] give their
/// number.
final class Payments {
    private static final int WILD = CardKind.COLORS;

    private final Claims claims;
    private final RouteTables tables;

    Payments(Claims claims) {
        this.claims = claims;
        tables = claims.tables;
    }

    /// How many claims a seat may choose from.
    ///
    /// @param vehicles vehicles left, by seat and kind
    int count(int seat, CardCounts hands, int[] vehicles) {
        int total = 0;
        for (int kind = 0; kind < tables.kinds; kind++) {
            total += count(seat, kind, hands, tables.longestWith(kind, vehicles[seat * tables.kinds + kind]));
        }
        return total;
    }

    private int count(int seat, int vehicle, CardCounts hands, int longest) {
        int wilds = hands.wilds[seat];
        int most = Math.min(wilds, longest - 1);
        int total = upTo(wildReach(seat, vehicle), Math.min(wilds, longest));
        for (long held = hands.held(seat); held != 0; held &= held - 1) {
            int kind = Long.numberOfTrailingZeros(held) >> 3;
            int cards = hands.get(seat, kind);
            for (int paid = 0; paid <= most; paid++) {
                long reach = claims.reach(seat, tables.group(vehicle, paid), kind);
                total += upTo(reach, Math.min(cards + paid, longest)) - upTo(reach, paid);
            }
        }
        return total;
    }

    /// The claim at a place of the list.
    ///
    /// @throws IndexOutOfBoundsException if there are fewer
    int at(int index, int seat, CardCounts hands, int[] vehicles) {
        int rest = index;
        for (int kind = 0; kind < tables.kinds; kind++) {
            int longest = tables.longestWith(kind, vehicles[seat * tables.kinds + kind]);
            int here = kind == tables.kinds - 1 ? Integer.MAX_VALUE : count(seat, kind, hands, longest);
            if (rest < here) {
                return at(rest, seat, kind, hands, longest);
            }
            rest -= here;
        }
        throw new IndexOutOfBoundsException("There is no claim number " + index);
    }

    private int at(int index, int seat, int vehicle, CardCounts hands, int longest) {
        int wilds = hands.wilds[seat];
        int most = Math.min(wilds, longest - 1);
        int rest = index;
        for (long held = hands.held(seat); held != 0; held &= held - 1) {
            int kind = Long.numberOfTrailingZeros(held) >> 3;
            int cards = hands.get(seat, kind);
            for (int paid = 0; paid <= most; paid++) {
                int group = tables.group(vehicle, paid);
                long reach = claims.reach(seat, group, kind);
                int shorter = upTo(reach, paid);
                int here = upTo(reach, Math.min(cards + paid, longest)) - shorter;
                if (rest < here) {
                    return ActionCodes.claim(route(seat, group, kind, reach, shorter + rest), kind, paid);
                }
                rest -= here;
            }
        }
        long reach = wildReach(seat, vehicle);
        if (rest < upTo(reach, Math.min(wilds, longest))) {
            int route = route(seat, tables.group(vehicle, tables.mostWilds), WILD, reach, rest);
            return ActionCodes.claim(route, WILD, tables.length[route]);
        }
        throw new IndexOutOfBoundsException("There is no claim number " + index);
    }

    /// A claim with wilds alone has all the wilds that its route may ask for.
    private long wildReach(int seat, int vehicle) {
        return claims.reach(seat, tables.group(vehicle, tables.mostWilds), WILD);
    }

    /// How many routes a word of reach counts up to a length.
    ///
    /// @param length 0 to 8; 0 gives 0
    private static int upTo(long reach, int length) {
        return (int) (reach >>> (8 * (length - 1))) & 255 & -Math.min(length, 1);
    }

    /// The route with a rank among those of a group open to a seat that can be paid with a kind, by length.
    private int route(int seat, int group, int kind, long reach, int rank) {
        int length = 1;
        while (upTo(reach, length) <= rank) {
            length++;
        }
        int index = rank - upTo(reach, length - 1);
        long low = tables.low(group, kind, length) & claims.openLow(seat);
        int lowCount = Long.bitCount(low);
        if (index < lowCount) {
            return bit(low, index);
        }
        return 64 + bit(tables.high(group, kind, length) & claims.openHigh(seat), index - lowCount);
    }

    /// The position of the set bit with a rank: depositing a single bit finds it in one step.
    private static int bit(long set, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, set));
    }
}
