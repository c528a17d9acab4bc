package dev.anden.games.frenchquarter.action;

/// The stable codes of the seats' choices. Chance outcomes are the bare number of what comes: a seat, a die's value
/// from 1, the index of a card.
///
/// | code | choice |
/// |---|---|
/// | 0 | leave it |
/// | 64 + 64 · die + 8 · value + card | take a die from a card and use that or another card |
/// | 512 + 2 · building + further | move |
/// | 1024 + 8 · building + value | map; value 0 is W |
/// | 1600 + activity | use a wild |
/// | 1608 + 2 · activity + (0 bonus, 1 multiplier) | choose what a circle gives |
/// | 1624 + performer | choose a performer |
/// | 1632 + die − 1 | start the personal Second Line |
/// | 1640 + direction | advance the public Second Line |
/// | 1644 + direction | advance the personal Second Line |
public final class ActionCodes {
    public static final int SKIP = 0;
    public static final int TAKE = 64;
    public static final int MOVE = 512;
    public static final int MAP = 1024;
    public static final int WILD = 1600;
    public static final int CIRCLE = 1608;
    public static final int PERFORMER = 1624;
    public static final int PERSONAL_START = 1632;
    public static final int LINE = 1640;
    public static final int PERSONAL_LINE = 1644;

    /// No code is as high.
    public static final int END = 1648;

    private ActionCodes() {}

    /// The code of taking a die that shows a value from a deck's card, and using a card.
    public static int take(int deck, int value, int card) {
        return TAKE + (deck << 6 | value << 3 | card);
    }

    public static boolean isTake(int code) {
        return code >= TAKE && code < MOVE;
    }

    /// The deck from whose card a die is taken.
    public static int deck(int code) {
        return (code - TAKE) >> 6;
    }

    /// What the taken die shows.
    public static int dieValue(int code) {
        return (code - TAKE) >> 3 & 7;
    }

    /// The deck whose card is used.
    public static int card(int code) {
        return (code - TAKE) & 7;
    }

    /// The code of moving to a building.
    ///
    /// @param further 1 by the longer move, otherwise 0
    public static int move(int building, int further) {
        return MOVE + (building << 1 | further);
    }

    public static boolean isMove(int code) {
        return code >= MOVE && code < MAP;
    }

    /// Where a move ends.
    public static int destination(int code) {
        return (code - MOVE) >> 1;
    }

    /// Whether a move uses up `fq.bonus.culture-a`.
    public static boolean isFurther(int code) {
        return (code & 1) != 0;
    }

    /// The code of writing a value into a building; 0 is W.
    public static int map(int building, int value) {
        return MAP + (building << 3 | value);
    }

    public static boolean isMap(int code) {
        return code >= MAP && code < WILD;
    }

    /// The building that is mapped.
    public static int mapped(int code) {
        return (code - MAP) >> 3;
    }

    /// The value that is written; 0 is W.
    public static int value(int code) {
        return (code - MAP) & 7;
    }
}
