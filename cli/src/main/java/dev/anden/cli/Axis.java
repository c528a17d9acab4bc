package dev.anden.cli;

import java.util.Locale;
import java.util.function.DoubleFunction;

/// From numbers to places on a picture, and the round numbers between.
///
/// @param low the number at `start`
/// @param high the number at `end`
record Axis(double low, double high, double start, double end) {
    private static final int LINES = 6;

    /// An axis with some room beside the outermost numbers.
    static Axis around(double low, double high, double start, double end) {
        double room = Math.max(1e-9, (high - low) * 0.06);
        return new Axis(low - room, high + room, start, end);
    }

    double place(double number) {
        return start + (number - low) / (high - low) * (end - start);
    }

    /// Upright lines at round numbers, with the numbers below.
    ///
    /// @param bottom where the lines end
    String grid(double top, double bottom, DoubleFunction<String> text) {
        double rough = (high - low) / LINES;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = rough / power < 2 ? 2 * power : rough / power < 5 ? 5 * power : 10 * power;
        var svg = new StringBuilder();
        for (double number = Math.ceil(low / step) * step; number <= high; number += step) {
            double x = place(number);
            svg.append(String.format(
                    Locale.ROOT,
                    "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    x,
                    x,
                    top,
                    bottom));
            svg.append(String.format(
                            Locale.ROOT,
                            "<text class=\"soft\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">",
                            x,
                            bottom + 14))
                    .append(text.apply(Math.abs(number) < step / 1000 ? 0 : number))
                    .append("</text>\n");
        }
        return svg.toString();
    }
}
