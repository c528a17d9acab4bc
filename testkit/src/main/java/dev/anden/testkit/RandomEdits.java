package dev.anden.testkit;

import java.util.List;
import java.util.Random;

/// What becomes of a text that goes through the wrong hands: parts of it are missing, twice, elsewhere or others.
/// One seed gives one series of texts.
public final class RandomEdits {
    private static final int MOST_EDITS = 4;

    /// The longest text; what is doubled again and again is cut.
    private static final int LONGEST = 1 << 20;

    /// Below the halves of characters, which no file has.
    private static final int CHARACTERS = Character.MIN_SURROGATE;

    /// What formats are made of, and what numbers and texts might do harm.
    private static final List<String> PIECES = List.of(
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\\",
            "\\u0000",
            "\\ud800",
            "null",
            "true",
            "-1",
            "1e999",
            "\"type\":",
            "99999999999",
            " ",
            "\n",
            "\t",
            "é",
            "[[[[[[[[",
            "/*",
            "#",
            "'",
            "\u0000",
            "\u202e");

    private final Random random;

    public RandomEdits(long seed) {
        random = new Random(seed);
    }

    /// The text with up to four edits.
    public String of(String text) {
        var edited = new StringBuilder(text);
        int edits = 1 + random.nextInt(MOST_EDITS);
        for (int number = 0; number < edits && !edited.isEmpty(); number++) {
            edit(edited, random.nextInt(edited.length()));
        }
        return edited.toString();
    }

    private void edit(StringBuilder text, int at) {
        int to = Math.min(text.length(), at + 1 + random.nextInt(40));
        switch (random.nextInt(6)) {
            case 0 -> text.delete(at, to);
            case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
            case 2 -> text.setCharAt(at, (char) random.nextInt(CHARACTERS));
            case 3 -> text.insert(random.nextInt(text.length()), text.substring(at, to));
            case 4 -> text.insert(at, text.substring(0, Math.min(at, LONGEST - Math.min(LONGEST, text.length()))));
            default -> text.setLength(at);
        }
    }
}
