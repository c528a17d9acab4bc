package dev.anden.games.frenchquarter.state;

import dev.anden.games.common.FrameStack;
import java.util.List;
import java.util.OptionalInt;

/// What is to be decided, rolled or done next: a stack of frames, the topmost first. An effect with its whole chain
/// is resolved before whatever is below it (`fq.move.icons-whole`).
///
/// A frame is a number: its kind, the seat it belongs to and one more number, whose meaning depends on the kind.
public final class Frames extends FrameStack {
    /// Chance: who begins.
    public static final int CHOOSE_FIRST = 0;
    /// Chance: where the Second Line starts.
    public static final int LINE_START = 1;
    /// Chance: the seat's vacation card.
    public static final int DEAL_VACATION = 2;
    /// Chance: the top card of a deck (the number).
    public static final int REVEAL = 3;
    /// Chance: the mayor's card.
    public static final int REVEAL_MAYOR = 4;
    /// Chance: a die (the number counts the pool's dice).
    public static final int ROLL = 5;
    /// Chance: the die of the Police Station.
    public static final int POLICE_DIE = 6;

    /// The seat takes a die.
    public static final int DRAFT = 7;
    /// The seat moves its tourist as a card (the number) says.
    public static final int MOVE = 8;
    /// The seat maps the visited building.
    public static final int MAP = 9;
    /// The seat may map a building next to one (the number).
    public static final int MAP_ADJACENT = 10;
    /// The seat maps a building of a street (the number).
    public static final int MAP_STREET = 11;
    /// The seat maps a building with any value, of a street (the number) or [#ANYWHERE].
    public static final int MAP_FREE = 12;
    /// The seat uses a wild.
    public static final int WILD = 13;
    /// The seat chooses between bonus and multiplier of a track (the number).
    public static final int CIRCLE = 14;
    /// The seat chooses a performer; the number has the kinds that it may not choose as bits, and [#ONE_MORE].
    public static final int PERFORMER = 15;
    /// The seat starts its personal Second Line.
    public static final int PERSONAL_START = 16;
    /// The seat says where the Second Line advances to.
    public static final int LINE = 17;
    /// The seat may advance its personal Second Line.
    public static final int PERSONAL_LINE = 18;

    /// A round begins.
    public static final int ROUND = 19;
    /// A turn of the movement phase begins; the number counts them.
    public static final int TURN = 20;
    /// The seat's turn ends.
    public static final int END_TURN = 21;
    /// The seat gets an icon (the number).
    public static final int ICON = 22;
    /// The seat marks a box of the umbrella track.
    public static final int UMBRELLA_BOX = 23;
    /// The Second Line's phase begins.
    public static final int LINE_PHASE = 24;
    /// The seat scores the Second Line.
    public static final int LINE_SCORE = 25;
    /// The round ends.
    public static final int END_ROUND = 26;

    private static final int LAST_CHANCE = POLICE_DIE;
    private static final int LAST_DECISION = PERSONAL_LINE;

    /// No street in particular.
    public static final int ANYWHERE = 255;

    /// A second, different performer follows.
    public static final int ONE_MORE = 256;

    /// Deeper than this no chain nests.
    public static final int CAPACITY = 64;

    private static final List<String> NAMES = List.of(
            "choose-first",
            "line-start",
            "deal-vacation",
            "reveal",
            "reveal-mayor",
            "roll",
            "police-die",
            "draft",
            "move",
            "map",
            "map-adjacent",
            "map-street",
            "map-free",
            "wild",
            "circle",
            "performer",
            "personal-start",
            "line",
            "personal-line",
            "round",
            "turn",
            "end-turn",
            "icon",
            "umbrella-box",
            "line-phase",
            "line-score",
            "end-round");

    public Frames() {
        super(CAPACITY);
    }

    public void copyFrom(Frames other) {
        copyStack(other);
    }

    public void push(int kind, int seat, int number) {
        pushFrame(kind | seat << 8 | number << 16);
    }

    public static int kind(int frame) {
        return frame & 255;
    }

    public static int seat(int frame) {
        return frame >> 8 & 255;
    }

    public static int number(int frame) {
        return frame >> 16;
    }

    public static boolean isChance(int frame) {
        return kind(frame) <= LAST_CHANCE;
    }

    public static boolean isDecision(int frame) {
        return kind(frame) > LAST_CHANCE && kind(frame) <= LAST_DECISION;
    }

    /// Whether a frame belongs to a turn in which a die was taken, or to what comes after such turns: it can come
    /// to a map action with the die's value.
    public static boolean needsDie(int frame) {
        return switch (kind(frame)) {
            case MOVE, MAP, MAP_ADJACENT, MAP_STREET, MAP_FREE, WILD, CIRCLE, PERFORMER -> true;
            case ICON, UMBRELLA_BOX, LINE_SCORE -> true;
            default -> false;
        };
    }

    /// What a kind is called in a text.
    public static String name(int kind) {
        return NAMES.get(kind);
    }

    /// The text form of a frame: its kind, seat and number, as `move:0:4`.
    public static String print(int frame) {
        return name(kind(frame)) + ":" + seat(frame) + ":" + number(frame);
    }

    /// The frame that a text names; empty if it names none.
    public static OptionalInt parse(String text) {
        List<String> parts = List.of(text.split(":"));
        if (!text.matches("[a-z-]+:\\d:\\d{1,3}") || !NAMES.contains(parts.getFirst())) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(NAMES.indexOf(parts.get(0))
                | Integer.parseInt(parts.get(1)) << 8
                | Integer.parseInt(parts.get(2)) << 16);
    }
}
