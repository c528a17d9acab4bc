package dev.anden.cli;

import dev.anden.arena.tournament.Estimate;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;

/// A picture of numbers with their intervals, one below the other.
final class IntervalPlot {
    private static final int WIDTH = 720;
    private static final int LABELS = 170;
    private static final int VALUES = 90;
    private static final int ROW = 28;

    private IntervalPlot() {}

    /// A row of the picture.
    record Row(String label, Estimate number) {}

    /// The picture.
    ///
    /// @param name what it shows, for whoever can't see it
    /// @param text how a number is written
    static String svg(String name, List<Row> rows, DoubleFunction<String> text) {
        double low = rows.stream().mapToDouble(row -> row.number().low()).min().orElse(0);
        double high =
                rows.stream().mapToDouble(row -> row.number().high()).max().orElse(1);
        Axis axis = Axis.around(low, high, LABELS, WIDTH - VALUES);
        double bottom = ROW * rows.size() + 6;
        var svg = new StringBuilder(Page.picture(WIDTH, bottom + 22, name));
        svg.append(axis.grid(4, bottom, text));
        for (int place = 0; place < rows.size(); place++) {
            svg.append(row(rows.get(place), axis, ROW * place + ROW / 2.0 + 4, text));
        }
        return svg.append("</svg>\n").toString();
    }

    private static String row(Row row, Axis axis, double y, DoubleFunction<String> text) {
        Estimate number = row.number();
        return String.format(Locale.ROOT, "<text x=\"0\" y=\"%.1f\">%s</text>", y + 4, Page.escaped(row.label()))
                + String.format(
                        Locale.ROOT,
                        "<line class=\"range\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>",
                        axis.place(number.low()),
                        axis.place(number.high()),
                        y,
                        y)
                + String.format(
                        Locale.ROOT,
                        "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/>",
                        axis.place(number.value()),
                        y)
                + String.format(
                        Locale.ROOT,
                        "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
                        WIDTH,
                        y + 4,
                        Page.escaped(text.apply(number.value())));
    }
}
