package dev.anden.games.frenchquarter.scoring;

import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.VacationCard.Values;
import dev.anden.games.frenchquarter.state.FqSheet;

/// What the values of a vacation card's buildings have to be (`fq.ruling.r25`).
public final class VacationGoal {
    private VacationGoal() {}

    /// Whether the goal of a card is reached.
    ///
    /// @param goal the card's buildings
    public static boolean isReached(long goal, Values values, FqSheet sheet) {
        return (goal & ~sheet.mapped()) == 0 && isKept(goal, values, sheet);
    }

    /// Whether what is written into those that are mapped keeps to it, so that the others may still make it up.
    public static boolean isKept(long goal, Values values, FqSheet sheet) {
        int different = 0;
        int most = 0;
        for (int value = 1; value <= Board.FACES; value++) {
            int count = Long.bitCount(goal & sheet.written(value));
            different += count > 0 ? 1 : 0;
            most = Math.max(most, count);
        }
        int ws = Long.bitCount(goal & sheet.written(0));
        return switch (values) {
            case ANY -> true;
            case ALL_EQUAL -> different <= 1 && ws == 0;
            case ALL_DIFFERENT -> most <= 1 && ws <= 1;
        };
    }
}
