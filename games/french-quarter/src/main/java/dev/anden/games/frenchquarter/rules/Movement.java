package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Sheet;

/// Where a tourist can go.
public final class Movement {
    /// How much longer a move can be by `fq.bonus.culture-a`.
    private static final int FURTHER = 2;

    private static final int WALK = Transport.WALK.ordinal();

    private Movement() {}

    /// The buildings in which a move by a card can end (`fq.move.must-move`, `fq.mayor.tourist`).
    ///
    /// @param card the way to move
    /// @param closed the buildings of the closed street
    public static long reach(GameTables tables, Sheet sheet, int card, long closed) {
        long reach = tables.spaces[card] == 0
                ? tables.destinations[card]
                : tables.map.within(spaces(tables, sheet, card), sheet.tourist);
        return reach & ~closed & ~(1L << sheet.tourist);
    }

    /// The buildings in which only a longer move can end (`fq.bonus.culture-a`, `fq.ruling.r11`).
    public static long further(GameTables tables, Sheet sheet, int card, long closed) {
        long reach;
        if (tables.spaces[card] == 0) {
            reach = 0;
            for (long stops = tables.destinations[card] & ~(1L << sheet.tourist); stops != 0; stops &= stops - 1) {
                reach |= tables.map.within(FURTHER, Long.numberOfTrailingZeros(stops));
            }
        } else {
            reach = tables.map.within(spaces(tables, sheet, card) + FURTHER, sheet.tourist);
        }
        return reach & ~closed & ~(1L << sheet.tourist) & ~reach(tables, sheet, card, closed);
    }

    /// The most spaces of a move by distance (`fq.move.distance`, `fq.bonus.party-b`); 0 by a card that leads along
    /// streets.
    public static int spaces(GameTables tables, Sheet sheet, int card) {
        return card == WALK && sheet.has(Bonus.PARTY_B) ? 1 : tables.spaces[card];
    }
}
