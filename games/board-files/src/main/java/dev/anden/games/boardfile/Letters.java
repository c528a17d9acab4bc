package dev.anden.games.boardfile;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/// What of a text can be seen.
final class Letters {
    /// Persian and many languages of India shape letters with these; they join emoji, too.
    private static final Set<Integer> JOINERS = Set.of(0x200C, 0x200D);

    /// Letters and signs by their category that show nothing: what fills places in Korean, and Braille's empty cell.
    private static final Set<Integer> BLANK = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800);

    private Letters() {}

    /// The first character that nobody sees, that reverses others, or that is none.
    static OptionalInt hidden(String text) {
        int[] characters = text.codePoints().toArray();
        return IntStream.range(0, characters.length)
                .filter(at -> isHidden(characters[at]) && !joins(characters, at))
                .map(at -> characters[at])
                .findFirst();
    }

    /// Whether there is anything to be seen.
    static boolean isVisible(String text) {
        return text.codePoints().anyMatch(character -> shows(character) && !isMark(character));
    }

    /// Whether it breaks a line, or is another one without a place in it.
    static boolean isControl(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    private static boolean isHidden(int character) {
        return switch (Character.getType(character)) {
            case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> true;
            default -> false;
        };
    }

    private static boolean joins(int[] characters, int at) {
        return JOINERS.contains(characters[at])
                && at > 0
                && at < characters.length - 1
                && shows(characters[at - 1])
                && shows(characters[at + 1]);
    }

    private static boolean shows(int character) {
        return !isHidden(character)
                && !isControl(character)
                && !Character.isSpaceChar(character)
                && !BLANK.contains(character);
    }

    private static boolean isMark(int character) {
        return switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            default -> false;
        };
    }
}
