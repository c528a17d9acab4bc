package dev.anden.cli.text;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// How much room letters take on a terminal.
final class TextWidth {
    /// The first and the last of each range of letters that are as wide as two: those of Chinese, Japanese and Korean,
    /// after Unicode's annex 11, "East Asian Width". Emoji, which are as wide, Java knows itself.
    private static final NavigableMap<Integer, Integer> WIDE = new TreeMap<>(Map.ofEntries(
            Map.entry(0x1100, 0x115F),
            Map.entry(0x2E80, 0x303E),
            Map.entry(0x3041, 0xA4CF),
            Map.entry(0xA960, 0xA97F),
            Map.entry(0xAC00, 0xD7A3),
            Map.entry(0xF900, 0xFAFF),
            Map.entry(0xFE10, 0xFE19),
            Map.entry(0xFE30, 0xFE6F),
            Map.entry(0xFF01, 0xFF60),
            Map.entry(0xFFE0, 0xFFE6),
            Map.entry(0x16FE0, 0x1B2FF),
            Map.entry(0x20000, 0x3FFFD)));

    private TextWidth() {}

    /// How many columns a text takes.
    static int of(String text) {
        return text.codePoints().map(TextWidth::columns).sum();
    }

    private static int columns(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> isWide(letter) ? 2 : 1;
        };
    }

    private static boolean isWide(int letter) {
        Map.Entry<Integer, Integer> range = WIDE.floorEntry(letter);
        return (range != null && letter <= range.getValue()) || Character.isEmojiPresentation(letter);
    }
}
