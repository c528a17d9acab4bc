package dev.anden.games.tickettoride.map;

import java.util.List;

/// An estimate of how much room letters take in a humanist sans serif of semi-bold weight (such as Source Sans
/// 3). It is a little generous, so that a label that fits here also fits in the reader's own face.
final class Lettering {
    /// Height of ascenders and accents above the base line, as a part of the type's size.
    static final double ASCENT = 0.8;

    /// Depth of descenders below the base line.
    static final double DESCENT = 0.22;

    /// Distance between two base lines.
    static final double LINE_HEIGHT = 1.0;

    private static final String NARROW = "ijlIftr.,'-’ :;!|()";
    private static final String WIDE = "mwMWÆŒ@%";

    private Lettering() {}

    /// Width of the widest of these lines.
    static double width(List<String> lines, double fontSize) {
        return lines.stream().mapToDouble(line -> width(line, fontSize)).max().orElse(0);
    }

    /// Height of a label with the given number of lines.
    static double height(int lines, double fontSize) {
        return (ASCENT + DESCENT + (lines - 1) * LINE_HEIGHT) * fontSize;
    }

    private static double width(String line, double fontSize) {
        return line.codePoints().mapToDouble(Lettering::width).sum() * fontSize;
    }

    private static double width(int letter) {
        if (NARROW.indexOf(letter) >= 0) {
            return 0.32;
        }
        if (WIDE.indexOf(letter) >= 0) {
            return 0.86;
        }
        return Character.isUpperCase(letter) ? 0.66 : 0.57;
    }
}
