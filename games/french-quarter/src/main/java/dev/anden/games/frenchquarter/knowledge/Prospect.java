package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.scoring.VacationGoal;
import dev.anden.games.frenchquarter.state.FqSheet;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqPhase;

/// What a position is worth to a seat: the points that it has, and what it can expect from its tracks, its map and
/// its bonuses until the end.
///
/// The constants are points, or shares of points, that a thing is worth: estimates. About a hundred
/// changes to them were each tried in 80 solo games of the greedy bot. In other games the best of them were half a
/// point better than the first guess, so none of them is worth much thought.
final class Prospect implements Estimate {
    private static final int FOOD = Activity.FOOD.ordinal();
    private static final int CULTURE = Activity.CULTURE.ordinal();
    private static final int SHOPPING = Activity.SHOPPING.ordinal();
    private static final int PARTY = Activity.PARTY.ordinal();

    /// Turns of a seat in a game.
    private static final double ALL_TURNS = 16;

    /// With fewer turns left a single-use bonus may stay unused.
    private static final double TURNS_FOR_A_USE = 3;

    /// An umbrella towards the next wild.
    private static final double UMBRELLA = 0.42;

    /// A multiplier, if the next box is a circle; the farther the circle, the less.
    private static final double NEXT_CIRCLE = 0.45;

    /// Multipliers that a track can expect to mark in a whole game, and how much more for each box marked already.
    private static final double MULTIPLIERS_TO_COME = 2.0;

    private static final double MULTIPLIERS_FOLLOW_BOXES = 0.1;

    /// Buildings that a street can expect in a whole game, and how much more for each one mapped already.
    private static final double BUILDINGS_TO_COME = 3.0;

    private static final double BUILDINGS_FOLLOW_BUILDINGS = 0.41;

    /// A mapped building along the Second Line, for each round to come; and one that isn't.
    private static final double ALONG_THE_LINE = 1.01;

    private static final double OFF_THE_LINE = 0.03;

    /// A personal Second Line, for each round to come.
    private static final double PERSONAL_LINE = 3.9;

    /// How much of what the next courtyard is worth can be expected with the whole game ahead.
    private static final double NEXT_COURTYARD = 0.49;

    /// The second visit of the Riverwalk, after the first.
    private static final double SECOND_RIVERWALK = 5;

    /// How much of what both gift shops are worth can be expected with one.
    private static final double SECOND_GIFT_SHOP = 0.56;

    /// The number that the second gift shop can expect.
    private static final double USUAL_NUMBER = 3;

    /// How much of what the next performer of a row is worth can be expected with the whole game ahead.
    private static final double NEXT_PERFORMER = 0.41;

    /// Single-use bonuses that are left: a W, the longer move, another card.
    private static final double W = 2.8;

    private static final double LONGER_MOVE = 0.44;
    private static final double OTHER_CARD = 2.75;

    /// Permanent bonuses, for each turn to come: a second building, double umbrellas, wilds of small buildings.
    private static final double SECOND_BUILDING = 1.2;

    private static final double DOUBLE_UMBRELLAS = 0.75;
    private static final double SMALL_BUILDINGS = 0.28;

    /// What party's bonuses cost, for each turn to come: short walks, a value without map action, no performers.
    private static final double SHORT_WALKS = 0.41;

    private static final double FORBIDDEN_VALUE = 0.24;
    private static final double NO_PERFORMERS = 0.49;

    /// A step by which the numbers around an empty building are apart, with the whole game ahead.
    private static final double TIGHT = 0.32;

    /// A mapped building of the vacation card, with the whole game ahead; and all four.
    private static final double GOAL_BUILDING = 2.1;

    private static final double GOAL = 8;

    private final BoardKnowledge board;

    /// What is left out of the estimate: the bits of [Part]s.
    private int overlooked;

    Prospect(BoardKnowledge board) {
        this.board = board;
    }

    /// What a position is worth to a seat, in points at the end.
    @Override
    public double of(FqObservation seen, int seat) {
        FqSheet sheet = seen.sheet(seat);
        double turns = seen.turnsLeft(seat);
        double left = turns / ALL_TURNS;
        return seen.score(seat)
                + (sees(Part.ACTIVITIES) ? activities(sheet, turns) : 0)
                + (sees(Part.SECOND_LINE) ? secondLine(seen, sheet, turns / 2) : 0)
                + (sees(Part.SIGHTS) ? sights(sheet, turns) : 0)
                + (sees(Part.SINGLE_USES) ? singleUses(sheet) * Math.min(1, turns / TURNS_FOR_A_USE) : 0)
                + (sees(Part.PERMANENT_BONUSES) ? permanentBonuses(sheet) * turns : 0)
                - (sees(Part.TIGHTNESS) ? TIGHT * left * tightness(sheet) : 0)
                + (sees(Part.UMBRELLAS) ? UMBRELLA * (sheet.umbrellas() % 3) * Math.min(1, turns) : 0)
                + (sees(Part.GOAL) ? goal(board, seen, seat, left) : 0);
    }

    /// What a position brings beside the points that it has.
    enum Part {
        ACTIVITIES,
        SECOND_LINE,
        SIGHTS,
        SINGLE_USES,
        PERMANENT_BONUSES,
        TIGHTNESS,
        UMBRELLAS,
        GOAL;

        static final int COUNT = values().length;
    }

    /// Leaves some parts out of every estimate from now on.
    ///
    /// @param parts the bits of [Part]s
    void overlook(int parts) {
        overlooked = parts;
    }

    private boolean sees(Part part) {
        return (overlooked >>> part.ordinal() & 1) == 0;
    }

    /// Each track is expected to end with a higher multiplier and more buildings than now.
    private double activities(FqSheet sheet, double turns) {
        double left = turns / ALL_TURNS;
        double value = 0;
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            int multiplier = board.multipliers[activity][sheet.multipliers(activity)];
            int buildings = Long.bitCount(sheet.mapped() & board.scored[activity]);
            double more = left * (BUILDINGS_TO_COME + BUILDINGS_FOLLOW_BUILDINGS * buildings);
            value += (multiplier + multipliersToCome(sheet, activity, turns)) * (buildings + more)
                    - multiplier * buildings;
        }
        return value;
    }

    private double multipliersToCome(FqSheet sheet, int activity, double turns) {
        int boxes = sheet.boxes(activity);
        TrackAhead ahead = board.ahead(sheet, activity);
        int toCircle = ahead.iconsToCircle(boxes);
        double next = toCircle == 0 ? 0 : NEXT_CIRCLE / toCircle * Math.min(1, turns);
        double expected = MULTIPLIERS_TO_COME * turns / ALL_TURNS * (1 + MULTIPLIERS_FOLLOW_BOXES * boxes) + next;
        int unmarked = board.multipliers[activity].length - 1 - sheet.multipliers(activity);
        return Math.min(expected, Math.min(unmarked, ahead.multipliers(boxes)));
    }

    /// What is along the Second Line now is counted again at each advance to come.
    private static double secondLine(FqObservation seen, FqSheet sheet, double rounds) {
        long touched = seen.line() | sheet.personalLine();
        int along = Long.bitCount(sheet.mapped() & touched);
        int off = Long.bitCount(sheet.mapped() & ~touched);
        return rounds * (ALONG_THE_LINE * along + OFF_THE_LINE * off + (sheet.hasPersonalLine() ? PERSONAL_LINE : 0));
    }

    private double sights(FqSheet sheet, double turns) {
        double left = turns / ALL_TURNS;
        double soon = Math.min(1, 3 * left);
        double value = 0;
        int visited = Long.bitCount(sheet.courtyards());
        if (visited < board.courtyardPoints.length - 1) {
            value += NEXT_COURTYARD * left * (board.courtyardPoints[visited + 1] - board.courtyardPoints[visited]);
        }
        int marked = Integer.bitCount(sheet.topRow());
        if (sheet.bonuses(PARTY) < 4 && marked < board.setPoints.length - 1) {
            value += NEXT_PERFORMER * left * (board.setPoints[marked + 1] - board.setPoints[marked]);
        }
        if (sheet.riverwalk() == 1) {
            value += SECOND_RIVERWALK * soon;
        }
        if (Long.bitCount(board.giftShops & sheet.mapped()) == 1) {
            value += SECOND_GIFT_SHOP * soon * (numberIn(sheet, board.giftShops) + USUAL_NUMBER);
        }
        return value;
    }

    /// The sum of the numbers written into some buildings.
    static int numberIn(FqSheet sheet, long buildings) {
        int sum = 0;
        for (int value = 1; value <= Board.FACES; value++) {
            sum += value * Long.bitCount(buildings & sheet.written(value));
        }
        return sum;
    }

    private static double singleUses(FqSheet sheet) {
        return W * sheet.wsLeft()
                + (sheet.canMoveFurther() ? LONGER_MOVE : 0)
                + (sheet.canUseOtherCard() ? OTHER_CARD : 0);
    }

    /// What permanent bonuses bring and cost in each turn.
    private static double permanentBonuses(FqSheet sheet) {
        int party = sheet.bonuses(PARTY);
        return (sheet.bonuses(CULTURE) >= 2 ? SECOND_BUILDING : 0)
                + (sheet.bonuses(SHOPPING) >= 2 ? DOUBLE_UMBRELLAS : 0)
                + (sheet.bonuses(FOOD) >= 2 ? SMALL_BUILDINGS : 0)
                - (party >= 2 ? SHORT_WALKS : 0)
                - (party >= 3 ? FORBIDDEN_VALUE : 0)
                - (party >= 4 ? NO_PERFORMERS : 0);
    }

    /// How far apart the numbers around empty buildings are: two leave one number, three leave none.
    private int tightness(FqSheet sheet) {
        int tightness = 0;
        long all = -1L >>> (Long.SIZE - board.neighbours.length);
        for (long rest = all & ~sheet.mapped(); rest != 0; rest &= rest - 1) {
            long near = board.neighbours[Long.numberOfTrailingZeros(rest)] & sheet.mapped();
            int lowest = Board.FACES;
            int highest = 0;
            for (int value = 1; value <= Board.FACES && near != 0; value++) {
                if ((near & sheet.written(value)) != 0) {
                    lowest = Math.min(lowest, value);
                    highest = value;
                }
            }
            tightness += Math.max(0, Math.min(3, highest - lowest));
        }
        return tightness;
    }

    /// What the vacation card is worth beyond the points that it has, to the seat that sees it.
    static double goal(BoardKnowledge board, FqObservation seen, int seat, double left) {
        int card = seen.vacation();
        // The points themselves count once the game is over, not as soon as the seat has no turn left.
        if (card < 0 || seen.phase() == FqPhase.OVER) {
            return 0;
        }
        long goal = board.goals[card];
        FqSheet sheet = seen.sheet(seat);
        if (!VacationGoal.isKept(goal, board.goalValues[card], sheet)) {
            return 0;
        }
        int mapped = Long.bitCount(goal & sheet.mapped());
        return mapped == Long.bitCount(goal) ? GOAL : GOAL_BUILDING * mapped * left;
    }
}
