package dev.anden.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How texts look: what of them can be seen, and which ones can be taken for one another.
public final class Lettering {
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private static final int KEY = 0x20E3;

    /// More marks than these on one letter are there to run over the lines around it.
    private static final int MOST_MARKS = 2;

    /// Letters by their category that show nothing: fillers of Hangul and Khmer, the empty cell of Braille.
    private static final Set<Integer> BLANK = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x17B4, 0x17B5, 0x2800);

    /// Small letters of other alphabets, and signs, that look like one of ours.
    private static final Map<Integer, String> LOOK_ALIKE = Map.ofEntries(
            Map.entry((int) 'а', "a"),
            Map.entry((int) 'α', "a"),
            Map.entry((int) 'ɑ', "a"),
            Map.entry((int) '@', "a"),
            Map.entry((int) '4', "a"),
            Map.entry((int) 'д', "d"),
            Map.entry((int) 'ԁ', "d"),
            Map.entry((int) 'е', "e"),
            Map.entry((int) 'ё', "e"),
            Map.entry((int) 'ε', "e"),
            Map.entry((int) '3', "e"),
            Map.entry((int) 'н', "n"),
            Map.entry((int) 'п', "n"),
            Map.entry((int) 'ո', "n"),
            Map.entry((int) 'η', "n"),
            Map.entry((int) 'и', "n"),
            Map.entry((int) 'о', "o"),
            Map.entry((int) 'ο', "o"),
            Map.entry((int) '0', "o"),
            Map.entry((int) 'р', "p"),
            Map.entry((int) 'ρ', "p"),
            Map.entry((int) 'с', "c"),
            Map.entry((int) 'г', "r"),
            Map.entry((int) 'т', "t"),
            Map.entry((int) 'τ', "t"),
            Map.entry((int) 'і', "i"),
            Map.entry((int) 'ι', "i"),
            Map.entry((int) 'ı', "i"),
            Map.entry((int) '1', "l"),
            Map.entry((int) 'ӏ', "l"),
            Map.entry((int) 'м', "m"),
            Map.entry((int) 'у', "y"),
            Map.entry((int) 'х', "x"));

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
            default -> isVariation(character) && !showsOtherwise(characters, at);
        };
    }

    /// Between two emoji, of which the first may have a colour or another appearance.
    private static boolean joins(int[] characters, int at) {
        int before = at - 1;
        if (isVariation(characters[before]) && before > 0) {
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

    private static boolean isVariation(int character) {
        return (character >= 0xFE00 && character <= 0xFE0F) || (character >= 0xE0100 && character <= 0xE01EF);
    }

    /// Whether marks are stacked on a letter, or stand on none.
    public static boolean hasStackedMarks(String text) {
        int marks = MOST_MARKS;
        for (int character : Normalizer.normalize(text, Normalizer.Form.NFD)
                .codePoints()
                .filter(one -> !isVariation(one))
                .toArray()) {
            marks = isMark(character) ? marks + 1 : 0;
            if (marks > MOST_MARKS) {
                return true;
            }
        }
        return false;
    }

    /// What a text looks like at a glance: small letters of our alphabet, without accents, signs and digits at its
    /// end. Two texts of the same look can be taken for one another.
    public static String look(String text) {
        return folded(letters(text).replaceAll("[0-9]+$", ""));
    }

    /// Whether two texts can be taken for one another though numbers at their ends are read: `Ana` for `ANÁ`,
    /// but not `Ana 1` for `Ana 2`.
    public static boolean areAlike(String one, String other) {
        String look = folded(letters(one));
        return look.isEmpty() ? one.strip().equalsIgnoreCase(other.strip()) : look.equals(folded(letters(other)));
    }

    private static String letters(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}@0-9]", "");
    }

    private static String folded(String letters) {
        return letters.codePoints()
                .filter(character -> !isMark(character))
                .mapToObj(character -> LOOK_ALIKE.getOrDefault(character, Character.toString(character)))
                .collect(Collectors.joining());
    }

    private static boolean isMark(int character) {
        return switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            default -> false;
        };
    }
}
