package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.state.CardCounts;
import dev.anden.games.tickettoride.state.Claims;
import dev.anden.games.tickettoride.state.RouteTables;

/// The legal claims of a hand: counted, and found by their place in the list, without building the list.
///
/// The order: by kind of vehicle, colour paid with, then number of wilds, then length, then route; claims with
/// wilds alone come last of their kind of vehicle, and have all the wilds that a route may ask for. With `cards` of
/// a colour and `k` wilds just the routes of `k + 1` to `cards + k` spaces can be paid, if one card at least is of
/// the colour: two bytes of [Claims#reach] give their number.
final class Payments {
    private static final int WILD = CardKind.COLORS;

    private final Claims claims;
    private final RouteTables tables;

    Payments(Claims claims) {
        this.claims = claims;
        tables = claims.tables;
    }

    // With k wilds just the routes of group k can be paid; from the most that any asks for on, the group stays the
    // last.

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
        int firstRow = claims.row(seat, tables.group(vehicle, 0));
        int lastRow = firstRow + tables.mostWilds * CardKind.COUNT;
        int total = upTo(claims.reach(lastRow + WILD), Math.min(wilds, longest));
        if (most >= 0) {
            total += withoutWilds(hands.colors[seat], firstRow, longest);
        }
        for (int paid = 1, row = firstRow; paid <= most; paid++) {
            row = Math.min(row + CardKind.COUNT, lastRow);
            for (long held = hands.held(seat); held != 0; held &= held - 1) {
                int kind = Long.numberOfTrailingZeros(held) >> 3;
                long reach = claims.reach(row + kind);
                total += upToSome(reach, Math.min(hands.get(seat, kind) + paid, longest)) - upToSome(reach, paid);
            }
        }
        return total;
    }

    /// How many claims a hand can pay without wilds. Hands mostly have none, so that this is nearly all there is to
    /// count; all colours are looked at, for how many a hand holds is never foreseen.
    private int withoutWilds(long colors, int row, int longest) {
        int total = 0;
        for (int kind = 0; kind < CardKind.COLORS; kind++) {
            int cards = (int) (colors >>> (8 * kind)) & 255;
            int anyHeld = -cards >> 31;
            total += upToSome(claims.reach(row + kind), Math.min(cards, longest)) & anyHeld;
        }
        return total;
    }

    /// How many routes of a word of reach can be paid with so many wilds and up to so many cards of a colour.
    private static int payable(long reach, int paid, int cards, int longest) {
        return upTo(reach, Math.min(cards + paid, longest)) - upTo(reach, paid);
    }

    /// The claim at a place of the list.
    ///
    /// @throws IndexOutOfBoundsException if there are fewer
    int at(int index, int seat, CardCounts hands, int[] vehicles) {
        int rest = index;
        int last = tables.kinds - 1;
        for (int kind = 0; kind < last; kind++) {
            int longest = tables.longestWith(kind, vehicles[seat * tables.kinds + kind]);
            int here = count(seat, kind, hands, longest);
            if (rest < here) {
                return at(rest, seat, kind, hands, longest);
            }
            rest -= here;
        }
        return at(rest, seat, last, hands, tables.longestWith(last, vehicles[seat * tables.kinds + last]));
    }

    private int at(int index, int seat, int vehicle, CardCounts hands, int longest) {
        int wilds = hands.wilds[seat];
        int most = Math.min(wilds, longest - 1);
        int firstGroup = tables.group(vehicle, 0);
        int lastGroup = firstGroup + tables.mostWilds;
        int rest = index;
        for (long held = hands.held(seat); held != 0; held &= held - 1) {
            int kind = Long.numberOfTrailingZeros(held) >> 3;
            int cards = hands.get(seat, kind);
            int paid = 0;
            for (int group = firstGroup; group < lastGroup && paid <= most; group++) {
                long reach = claims.reach(claims.row(seat, group) + kind);
                int here = payable(reach, paid, cards, longest);
                if (rest < here) {
                    return ActionCodes.claim(route(seat, group, kind, reach, upTo(reach, paid) + rest), kind, paid);
                }
                rest -= here;
                paid++;
            }
            long reach = claims.reach(claims.row(seat, lastGroup) + kind);
            for (; paid <= most; paid++) {
                int here = payable(reach, paid, cards, longest);
                if (rest < here) {
                    return ActionCodes.claim(route(seat, lastGroup, kind, reach, upTo(reach, paid) + rest), kind, paid);
                }
                rest -= here;
            }
        }
        long reach = claims.reach(claims.row(seat, lastGroup) + WILD);
        if (rest < upTo(reach, Math.min(wilds, longest))) {
            int route = route(seat, lastGroup, WILD, reach, rest);
            return ActionCodes.claim(route, WILD, tables.length[route]);
        }
        throw new IndexOutOfBoundsException("There is no claim number " + index);
    }

    /// How many routes a word of reach counts up to a length.
    ///
    /// @param length 0 to 8; 0 gives 0
    private static int upTo(long reach, int length) {
        return upToSome(reach, length) & -Math.min(length, 1);
    }

    /// How many routes a word of reach counts up to a length from 1 on, which saves asking.
    private static int upToSome(long reach, int length) {
        return (int) (reach >>> (8 * length - 8)) & 255;
    }

    /// The route with a rank among those of a group open to a seat that can be paid with a kind, by length.
    private int route(int seat, int group, int kind, long reach, int rank) {
        int length = 1;
        while (upTo(reach, length) <= rank) {
            length++;
        }
        int index = rank - upTo(reach, length - 1);
        return tables.payable(group, kind, length).and(claims.openTo(seat)).at(index);
    }
}
