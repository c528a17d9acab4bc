package dev.anden.games.frenchquarter.state;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.Board;

/// The map sheet and the track sheet of one seat.
public final class Sheet implements FqSheet {
    public static final int FOOD = Activity.FOOD.ordinal();
    public static final int CULTURE = Activity.CULTURE.ordinal();
    public static final int SHOPPING = Activity.SHOPPING.ordinal();
    public static final int MYSTICISM = Activity.MYSTICISM.ordinal();
    public static final int PARTY = Activity.PARTY.ordinal();

    /// The place of the W among written values.
    public static final int W = 0;

    /// Values from 0 (W) to 6, and an empty set after them, so that a value's neighbours can be looked up.
    private static final int VALUES = 8;

    /// The building where the tourist stands.
    public int tourist;

    /// The value of the last die of this round; 0 before it.
    public int die;

    /// Buildings by what is written into them.
    public final long[] written = new long[VALUES];

    /// All mapped buildings.
    public long mapped;

    /// By activity: the last box marked, bonuses unlocked, multipliers marked.
    public final int[] boxes = new int[Activity.COUNT];

    public final int[] bonuses = new int[Activity.COUNT];
    public final int[] multipliers = new int[Activity.COUNT];

    /// The box of the culture track that is crossed out; 0 if none is.
    public int crossedOut;

    /// How often the single-use bonuses were used.
    public int furtherMoves;

    public int otherCards;
    public int wsWritten;

    public int umbrellas;
    public int lineBoxes;

    /// Performers marked in each row, as bits.
    public int topRow;

    public int bottomRow;

    /// Boxes marked on the performers' track.
    public int performers;

    /// Courtyards visited, as bits of buildings.
    public long courtyards;

    /// Visits of the Riverwalk that count: 0 to 2.
    public int riverwalk;

    /// The value noted at the Police Station; 0 before.
    public int policeValue;

    /// The vacation card; -1 without one.
    public int vacation = -1;

    public final SecondLine personal = new SecondLine();

    /// What is written for a value: `1` to `6`, or `W`.
    public static String valueText(int value) {
        return value == W ? "W" : Integer.toString(value);
    }

    public void copyFrom(Sheet other) {
        tourist = other.tourist;
        die = other.die;
        System.arraycopy(other.written, 0, written, 0, VALUES);
        mapped = other.mapped;
        System.arraycopy(other.boxes, 0, boxes, 0, Activity.COUNT);
        System.arraycopy(other.bonuses, 0, bonuses, 0, Activity.COUNT);
        System.arraycopy(other.multipliers, 0, multipliers, 0, Activity.COUNT);
        crossedOut = other.crossedOut;
        furtherMoves = other.furtherMoves;
        otherCards = other.otherCards;
        wsWritten = other.wsWritten;
        umbrellas = other.umbrellas;
        lineBoxes = other.lineBoxes;
        topRow = other.topRow;
        bottomRow = other.bottomRow;
        performers = other.performers;
        courtyards = other.courtyards;
        riverwalk = other.riverwalk;
        policeValue = other.policeValue;
        vacation = other.vacation;
        personal.copyFrom(other.personal);
    }

    /// Whether a bonus is unlocked.
    public boolean has(Bonus bonus) {
        return bonuses[bonus.activity().ordinal()] > bonus.place();
    }

    /// The box of an activity track that the next icon marks, past the last one if none is left. A circle that is
    /// crossed out is jumped over (`fq.bonus.party-a`, `fq.ruling.r13`).
    public int nextBox(int activity) {
        int next = boxes[activity] + 1;
        return activity == CULTURE && next == crossedOut ? next + 1 : next;
    }

    /// Whether no icon marks anything on an activity track any more.
    public boolean isFull(int activity) {
        return nextBox(activity) > ActivityTrack.LENGTH;
    }

    /// Whether the longer move of `fq.bonus.culture-a` can be used.
    @Override
    public boolean canMoveFurther() {
        return bonuses[CULTURE] >= 1 && furtherMoves == 0;
    }

    /// Whether another card can be used (`fq.bonus.culture-c`).
    @Override
    public boolean canUseOtherCard() {
        return bonuses[CULTURE] >= 3 && otherCards == 0;
    }

    /// How many times a W can still be written (`fq.bonus.shopping-a`, `fq.bonus.shopping-c`).
    @Override
    public int wsLeft() {
        int unlocked = bonuses[SHOPPING];
        int uses = unlocked >= 3 ? 3 : Math.min(unlocked, 1);
        return uses - wsWritten;
    }

    /// How often a single-use bonus can still be used; 0 if it is not unlocked or not of that kind.
    public int usesLeft(Bonus bonus) {
        return switch (bonus) {
            case CULTURE_A -> canMoveFurther() ? 1 : 0;
            case CULTURE_C -> canUseOtherCard() ? 1 : 0;
            case SHOPPING_A -> has(bonus) && wsWritten == 0 ? 1 : 0;
            case SHOPPING_C -> has(bonus) ? Math.min(2, wsLeft()) : 0;
            default -> 0;
        };
    }

    /// Whether a permanent bonus of the food, culture or shopping track (each the second) works.
    public boolean hasSecond(int activity) {
        return bonuses[activity] >= 2;
    }

    /// Whether a number may be written into an empty building: equal to or one apart from every number next to it
    /// (`fq.move.map`), W apart (`fq.bonus.w`).
    ///
    /// @param value 1 to 6
    public boolean fits(MapTables map, int building, int value) {
        long near = written[value - 1] | written[value] | written[value + 1] | written[W];
        return (map.neighbours[building] & mapped & ~near) == 0;
    }

    /// Writes a value into an empty building.
    public void write(int building, int value) {
        written[value] |= 1L << building;
        mapped |= 1L << building;
    }

    /// What is written into a building: 1 to 6, [#W], or -1 if it is empty.
    public int value(int building) {
        for (int value = 0; value <= Board.FACES; value++) {
            if ((written[value] >>> building & 1) != 0) {
                return value;
            }
        }
        return -1;
    }

    /// Whether the tourist has yet to go to the Police Station (`fq.bonus.party-c`).
    public boolean isWanted() {
        return bonuses[PARTY] >= 3 && policeValue == 0;
    }

    @Override
    public int tourist() {
        return tourist;
    }

    @Override
    public long mapped() {
        return mapped;
    }

    @Override
    public int umbrellas() {
        return umbrellas;
    }

    @Override
    public int secondLine() {
        return lineBoxes;
    }

    @Override
    public int topRow() {
        return topRow;
    }

    @Override
    public int bottomRow() {
        return bottomRow;
    }

    @Override
    public long courtyards() {
        return courtyards;
    }

    @Override
    public int riverwalk() {
        return riverwalk;
    }

    @Override
    public boolean hasPersonalLine() {
        return personal.isStarted();
    }

    @Override
    public long personalLine() {
        return personal.touched;
    }

    @Override
    public long written(int value) {
        return written[value];
    }

    @Override
    public int boxes(int activity) {
        return boxes[activity];
    }

    @Override
    public int crossedOut() {
        return crossedOut;
    }

    @Override
    public int bonuses(int activity) {
        return bonuses[activity];
    }

    @Override
    public int multipliers(int activity) {
        return multipliers[activity];
    }
}
