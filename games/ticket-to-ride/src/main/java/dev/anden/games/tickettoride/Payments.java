package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;

/// The legal claims of a hand: counted, and found by their place in the list, without building the list.
///
/// The order: by colour paid with, then length, then route, then number of wilds; claims with wilds alone come last, by
/// length and route.
final class Payments {
    private final Claims claims;
    private final RouteTables tables;

    Payments(Claims claims) {
        this.claims = claims;
        tables = claims.tables;
    }

    /// How many claims a seat may choose from.
    ///
    /// @param hands cards by `base + kind`
    /// @param vehicles vehicles left
    int count(int seat, byte[] hands, int base, int vehicles) {
        int wilds = hands[base + CardKind.COLORS];
        int total = 0;
        for (int kind = 0; kind < CardKind.COLORS; kind++) {
            int cards = hands[base + kind];
            if (cards > 0) {
                int row = claims.row(seat, kind);
                int reach = Math.min(Math.min(cards + wilds, vehicles), tables.longest);
                for (int length = 1; length <= reach; length++) {
                    total += claims.count(row + length) * ways(length, cards, wilds);
                }
            }
        }
        if (wilds > 0) {
            int row = claims.row(seat, CardKind.COLORS);
            int reach = Math.min(Math.min(wilds, vehicles), tables.longest);
            for (int length = 1; length <= reach; length++) {
                total += claims.count(row + length);
            }
        }
        return total;
    }

    /// The claim at a place of the list.
    ///
    /// @throws IndexOutOfBoundsException if there are fewer
    int at(int index, int seat, byte[] hands, int base, int vehicles) {
        int wilds = hands[base + CardKind.COLORS];
        int rest = index;
        for (int kind = 0; kind < CardKind.COLORS; kind++) {
            int cards = hands[base + kind];
            if (cards > 0) {
                int row = claims.row(seat, kind);
                int reach = Math.min(Math.min(cards + wilds, vehicles), tables.longest);
                for (int length = 1; length <= reach; length++) {
                    int ways = ways(length, cards, wilds);
                    int here = claims.count(row + length) * ways;
                    if (rest < here) {
                        int fewest = Math.max(0, length - cards);
                        return ActionCodes.claim(route(seat, kind, length, rest / ways), kind, fewest + rest % ways);
                    }
                    rest -= here;
                }
            }
        }
        int row = claims.row(seat, CardKind.COLORS);
        int reach = Math.min(Math.min(wilds, vehicles), tables.longest);
        for (int length = 1; length <= reach; length++) {
            int here = claims.count(row + length);
            if (rest < here) {
                int route = route(seat, CardKind.COLORS, length, rest);
                return ActionCodes.claim(route, CardKind.COLORS, length);
            }
            rest -= here;
        }
        throw new IndexOutOfBoundsException("There is no claim number " + index);
    }

    /// In how many ways a route can be paid with at least one card of a colour: one for each number of wilds.
    private static int ways(int length, int cards, int wilds) {
        return Math.max(0, Math.min(wilds, length - 1) - Math.max(0, length - cards) + 1);
    }

    private int route(int seat, int kind, int length, int index) {
        long low = tables.low(kind, length) & claims.openLow(seat);
        int lowCount = Long.bitCount(low);
        if (index < lowCount) {
            return bit(low, index);
        }
        return 64 + bit(tables.high(kind, length) & claims.openHigh(seat), index - lowCount);
    }

    /// The position of the set bit with a rank: depositing a single bit finds it in one step.
    private static int bit(long set, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, set));
    }
}
