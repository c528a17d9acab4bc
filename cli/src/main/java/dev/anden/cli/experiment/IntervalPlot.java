package dev.anden.cli.experiment;

import dev.anden.arena.tournament.Estimate;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;

/// A picture of numbers with their intervals, one below the other: as wide as there is room, with type of one
/// size.
final class IntervalPlot {
    private static final int ROW = 46;

    private IntervalPlot() {}

    /// A row of the picture.
    record Row(String label, Estimate number) {}

    /// How its numbers are written.
    ///
    /// @param exactly beside the rows
    /// @param roundly along the axis, where they are round
    record Writing(DoubleFunction<String> exactly, DoubleFunction<String> roundly) {}

    /// The picture.
    ///
    /// @param name what it shows, for whoever can't see it
    static String svg(String name, List<Row> rows, Writing writing) {
        Axis axis = axis(rows);
        double bottom = ROW * rows.size() + 6;
        var svg = new StringBuilder(Page.picture(bottom + 24, name));
        svg.append(axis.grid(4, bottom, writing.roundly()));
        for (int place = 0; place < rows.size(); place++) {
            svg.append(row(rows.get(place), axis, ROW * place, writing.exactly()));
        }
        return svg.append("</svg>\n").toString();
    }

    /// Wide enough for all numbers and the ends of their intervals, but for those that nothing limits.
    private static Axis axis(List<Row> rows) {
        double[] ends = rows.stream()
                .map(Row::number)
                .flatMapToDouble(number -> DoubleStream.of(number.low(), number.value(), number.high()))
                .filter(Double::isFinite)
                .toArray();
        return Axis.around(
                DoubleStream.of(ends).min().orElse(0),
                DoubleStream.of(ends).max().orElse(1),
                0,
                100);
    }

    /// The name and the number, and below them the interval; one that nothing limits goes on to the edge.
    private static String row(Row row, Axis axis, double top, DoubleFunction<String> text) {
        Estimate number = row.number();
        double y = top + 34;
        return String.format(
                        Locale.ROOT,
                        "<text class=\"label\" x=\"0\" y=\"%.1f\">%s</text>",
                        top + 20,
                        Page.escaped(row.label()))
                + String.format(
                        Locale.ROOT,
                        "<line class=\"range\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"%.1f\" y2=\"%.1f\"/>",
                        Math.max(0, axis.place(number.low())),
                        Math.min(100, axis.place(number.high())),
                        y,
                        y)
                + String.format(
                        Locale.ROOT,
                        "<circle class=\"dot\" cx=\"%.2f%%\" cy=\"%.1f\" r=\"5\"/>",
                        axis.place(number.value()),
                        y)
                + String.format(
                        Locale.ROOT,
                        "<text class=\"label\" x=\"100%%\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
                        top + 20,
                        Page.escaped(text.apply(number.value())));
    }
}
