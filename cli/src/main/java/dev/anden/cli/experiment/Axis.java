package dev.anden.cli.experiment;

import java.util.Locale;
import java.util.function.DoubleFunction;

/// From numbers to places on a picture, and the round numbers between.
///
/// @param low the number at `start`
/// @param high the number at `end`
record Axis(double low, double high, double start, double end) {
    /// As many as their numbers find room for on a phone.
    private static final int LINES = 4;

    /// Nearer to an edge than this, in per cent of the width, a number would be cut if it stood in the middle of
    /// its line.
    private static final double EDGE = 8;

    /// An axis with some room beside the outermost numbers.
    static Axis around(double low, double high, double start, double end) {
        double room = Math.max(1e-9, (high - low) * 0.06);
        return new Axis(low - room, high + room, start, end);
    }

    double place(double number) {
        return start + (number - low) / (high - low) * (end - start);
    }

    /// Upright lines at round numbers, with the numbers below; the axis goes from left to right, in per cent of
    /// the width.
    ///
    /// @param bottom where the lines end
    String grid(double top, double bottom, DoubleFunction<String> text) {
        double rough = (high - low) / LINES;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = rough / power < 2 ? 2 * power : rough / power < 5 ? 5 * power : 10 * power;
        var svg = new StringBuilder();
        for (double number = Math.ceil(low / step) * step; number <= high; number += step) {
            svg.append(line(place(number), top, bottom, text.apply(Math.abs(number) < step / 1000 ? 0 : number)));
        }
        return svg.toString();
    }

    private static String line(double x, double top, double bottom, String number) {
        String anchor = x < EDGE ? "start" : x > 100 - EDGE ? "end" : "middle";
        return String.format(
                Locale.ROOT,
                "<line class=\"grid\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"%.1f\" y2=\"%.1f\"/>"
                        + "<text class=\"soft\" x=\"%.2f%%\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
                x,
                x,
                top,
                bottom,
                x,
                bottom + 17,
                anchor,
                number);
    }
}
