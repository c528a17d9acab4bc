package dev.anden.server.people;

import java.text.Normalizer;
import java.util.Set;
import java.util.stream.IntStream;

/// How texts look: what of them can be seen. Which ones can be taken for one another is [Look]'s.
public final class Lettering {
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private static final int KEY = 0x20E3;

    /// More marks than these on one letter are there to run over the lines around it.
    private static final int MOST_MARKS = 2;

    /// Letters, marks and signs by their category that show nothing, though Unicode doesn't count them among the
    /// [Ignorable]: Braille's empty cell, what stands for an object, what fills Khitan and Egyptian clusters, and
    /// music's head of no note.
    private static final Set<Integer> BLANK = Set.of(0x2800, 0xFFFC, 0x16FE4, 0x13441, 0x13442, 0x1D159);

    private Lettering() {}

    /// Whether a text has a character that nobody sees or that changes the direction of others. Inside an emoji
    /// made of several, what joins them is allowed.
    public static boolean hasHidden(String text) {
        int[] characters = text.codePoints().toArray();
        return IntStream.range(0, characters.length).anyMatch(at -> isHidden(characters, at));
    }

    private static boolean isHidden(int[] characters, int at) {
        int character = characters[at];
        if (character == ZERO_WIDTH_JOINER) {
            return at == 0 || at == characters.length - 1 || !joins(characters, at);
        }
        if (BLANK.contains(character)) {
            return true;
        }
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default ->
                Ignorable.isIgnorable(character) && !(isPresentation(character) && showsOtherwise(characters, at));
        };
    }

    /// Between two emoji, of which the first may have a colour or another appearance.
    private static boolean joins(int[] characters, int at) {
        int before = at - 1;
        if (isPresentation(characters[before]) && before > 0) {
            before--;
        }
        return isPicture(characters[before]) && isPicture(characters[at + 1]);
    }

    private static boolean isPicture(int character) {
        return Character.isExtendedPictographic(character) || Character.isEmojiModifier(character);
    }

    /// Behind a picture, or between a digit and the key around it.
    private static boolean showsOtherwise(int[] characters, int at) {
        boolean key = at + 1 < characters.length && characters[at + 1] == KEY;
        return at > 0 && (key || isPicture(characters[at - 1]));
    }

    /// Whether it says that what is before it is shown as text, or as a picture.
    private static boolean isPresentation(int character) {
        return character == 0xFE0E || character == 0xFE0F;
    }

    /// Whether marks are stacked on a letter, or stand on none: at the beginning, or behind a space.
    public static boolean hasStackedMarks(String text) {
        int marks = MOST_MARKS;
        for (int character : Normalizer.normalize(text, Normalizer.Form.NFD)
                .codePoints()
                .filter(one -> !isPresentation(one))
                .toArray()) {
            marks = isMark(character) ? marks + 1 : room(character);
            if (marks > MOST_MARKS) {
                return true;
            }
        }
        return false;
    }

    /// How many marks a character counts as that is none itself: a space bears no further one.
    private static int room(int character) {
        return Character.isSpaceChar(character) ? MOST_MARKS : 0;
    }

    /// Whether it is drawn on the character before it and takes no place of its own.
    static boolean isMark(int character) {
        return switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            default -> false;
        };
    }
}
