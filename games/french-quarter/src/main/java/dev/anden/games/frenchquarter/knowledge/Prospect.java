package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.FqObservation;
import dev.anden.games.frenchquarter.FqSheet;
import dev.anden.games.frenchquarter.board.Activity;

/// What a position is worth to a seat: the points that it has, and what it can expect from its tracks, its map and its
/// bonuses until the end.
final class Prospect {
    private static final int FOOD = Activity.FOOD.ordinal();
    private static final int CULTURE = Activity.CULTURE.ordinal();
    private static final int SHOPPING = Activity.SHOPPING.ordinal();
    private static final int PARTY = Activity.PARTY.ordinal();

    final double[] w;
    private final BoardKnowledge board;

    Prospect(BoardKnowledge board, double[] w) {
        this.board = board;
        this.w = w;
    }

    double of(FqObservation seen, int seat) {
        FqSheet sheet = seen.sheet(seat);
        double turns = seen.turnsLeft(seat);
        double left = turns / 16;
        double value = seen.score(seat);
        value += activities(sheet, left);
        value += secondLine(seen, sheet, turns);
        value += sights(sheet, left);
        value += bonuses(sheet, turns);
        value += w[0] * (sheet.umbrellas() % 3) * Math.min(1, turns);
        return value + vacation(seen, sheet, left);
    }

    /// Each track is expected to end with a higher multiplier and more buildings.
    private double activities(FqSheet sheet, double left) {
        double value = 0;
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            int boxes = sheet.boxes(activity);
            int marked = sheet.multipliers(activity);
            int multiplier = board.multipliers[activity][marked];
            int buildings = Long.bitCount(sheet.mapped() & board.scored[activity]);
            double progress = board.boxesToCircle[activity][boxes] == 0
                    ? 0
                    : w[1] / board.boxesToCircle[activity][boxes];
            double gained = Math.min(
                    board.multipliers[activity].length - 1 - marked,
                    Math.min(board.multipliersAhead[activity][boxes], w[2] * left * (1 + w[3] * boxes) + progress * Math.min(1, left * 16)));
            double more = left * (w[4] + w[5] * buildings);
            value += (multiplier + gained) * (buildings + more) - multiplier * buildings;
        }
        return value;
    }

    /// What touches the Second Line now is counted again at each advance to come.
    private double secondLine(FqObservation seen, FqSheet sheet, double turns) {
        double advances = turns / 2 * w[6];
        long touched = seen.line() | sheet.personalLine();
        int on = Long.bitCount(sheet.mapped() & touched);
        int off = Long.bitCount(sheet.mapped() & ~touched);
        return advances * (w[7] * on + w[8] * off) + (sheet.hasPersonalLine() ? advances * w[9] : 0);
    }

    private double sights(FqSheet sheet, double left) {
        int visited = Long.bitCount(sheet.courtyards());
        double value = 0;
        if (visited < 4) {
            value += w[10] * left * (board.courtyardPoints[visited + 1] - board.courtyardPoints[visited]);
        }
        if (sheet.riverwalk() == 1) {
            value += w[11] * Math.min(1, left * 3);
        }
        if (Long.bitCount(board.giftShops & sheet.mapped()) == 1) {
            double number = 0;
            for (int written = 1; written <= 6; written++) {
                number += (board.giftShops & sheet.written(written)) == 0 ? 0 : written;
            }
            value += w[12] * Math.min(1, left * 3) * (number + 3);
        }
        int top = Integer.bitCount(sheet.topRow());
        if (sheet.bonuses(PARTY) < 4 && top < 8) {
            value += w[13] * left * (board.setPoints[top + 1] - board.setPoints[top]);
        }
        return value;
    }

    private double bonuses(FqSheet sheet, double turns) {
        double value = w[14] * sheet.wsLeft() * Math.min(1, turns / 3);
        value += sheet.canMoveFurther() ? w[15] * Math.min(1, turns / 3) : 0;
        value += sheet.canUseOtherCard() ? w[16] * Math.min(1, turns / 3) : 0;
        value += sheet.bonuses(CULTURE) >= 2 ? w[17] * turns : 0;
        value += sheet.bonuses(SHOPPING) >= 2 ? w[18] * turns : 0;
        value += sheet.bonuses(FOOD) >= 2 ? w[19] * turns : 0;
        int party = sheet.bonuses(PARTY);
        value -= party >= 2 ? w[20] * turns : 0;
        value -= party >= 3 ? w[21] * turns : 0;
        value -= party >= 4 ? w[22] * turns : 0;
        return value - w[23] * turns / 16 * blocked(sheet);
    }

    /// Empty buildings that no number fits.
    private int blocked(FqSheet sheet) {
        int blocked = 0;
        for (long rest = ~sheet.mapped() & -1L >>> (Long.SIZE - board.neighbours.length); rest != 0; rest &= rest - 1) {
            long near = board.neighbours[Long.numberOfTrailingZeros(rest)] & sheet.mapped();
            int low = 7;
            int high = 0;
            for (int value = 1; value <= 6 && near != 0; value++) {
                if ((near & sheet.written(value)) != 0) {
                    low = Math.min(low, value);
                    high = value;
                }
            }
            // Two apart leave one number; more leave none.
            blocked += Math.max(0, Math.min(3, high - low));
        }
        return blocked;
    }

    private double vacation(FqObservation seen, FqSheet sheet, double left) {
        if (seen.vacation() < 0) {
            return 0;
        }
        int mapped = Long.bitCount(board.goals[seen.vacation()] & sheet.mapped());
        return mapped == 4 ? 8 : w[24] * mapped * left;
    }
}
