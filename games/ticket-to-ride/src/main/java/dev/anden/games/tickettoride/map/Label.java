package dev.anden.games.tickettoride.map;

import java.util.List;
import java.util.Locale;

/// A city's name as it is written on the map.
///
/// @param x      where the lines are anchored
/// @param y      the base line of the first line; each next one lies a type's size below
///     ([MapDrawing#fontSize()])
/// @param anchor which part of a line lies at `x`
/// @param lines  one line or two
public record Label(double x, double y, Anchor anchor, List<String> lines) {
    public Label {
        lines = List.copyOf(lines);
    }

    /// Which part of a line of text lies at its anchor, in SVG's words.
    public enum Anchor {
        START,
        MIDDLE,
        END;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// The room that the label takes.
    OrientedBox box(double fontSize) {
        double width = Lettering.width(lines, fontSize);
        double left = switch (anchor) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
        double height = Lettering.height(lines.size(), fontSize);
        return OrientedBox.upright(left, y - Lettering.ASCENT * fontSize, width, height);
    }
}
