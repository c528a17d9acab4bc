package dev.anden.cli.experiment;

import dev.anden.arena.tournament.SequentialReport;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.Texts;
import java.util.List;
import java.util.Locale;

/// A sequential test as a page: the way to the decision, the results of the blocks, and how to make them again.
final class SprtPage {
    private static final int HEIGHT = 260;
    private static final int TOP = 8;
    private static final int BOTTOM = HEIGHT - 26;

    /// A path is drawn on a width of so many units, which is then stretched.
    private static final int UNITS = 1000;

    /// Bars with a number below each of them find room on a phone up to so many; of more, some have none.
    private static final int MOST_LABELS = 6;

    private final SequentialReport report;
    private final Origin origin;
    private final Texts texts;
    private final Figures figures;
    private final SprtTable table;

    SprtPage(SequentialReport report, Origin origin, Texts texts) {
        this.report = report;
        this.origin = origin;
        this.texts = texts;
        figures = Figures.of(texts);
        table = new SprtTable(report, texts);
    }

    String html() {
        String body = "<section>\n" + "<h2>" + Page.escaped(table.title()) + "</h2>\n" + Page.paragraph(table.claims())
                + Page.paragraph(table.decision()) + Page.paragraph(table.share() + table.cautions())
                + Page.heading(texts.text("sprt.course"))
                + Page.figure(course(), texts.text("page.legend.course"))
                + Page.paragraph(table.ratio())
                + Page.heading(texts.text("sprt.results"))
                + Page.figure(results(), texts.text("page.legend.results")) + "</section>\n";
        return Page.html(texts.language(), texts.text("sprt.heading"), body + Page.origin(origin, texts));
    }

    /// The ratio from block to block, between the two bounds.
    private String course() {
        List<Double> course = report.course();
        double low = course.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double high = course.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        Axis blocks = new Axis(0, Math.max(1, report.blocks()), 0, UNITS);
        Axis ratio = Axis.around(Math.min(low, report.lowerBound()), Math.max(high, report.upperBound()), BOTTOM, TOP);
        var points = new StringBuilder(String.format(Locale.ROOT, "M%.1f %.1f", blocks.place(0), ratio.place(0)));
        for (int place = 0; place < course.size(); place++) {
            points.append(String.format(
                    Locale.ROOT,
                    "L%.1f %.1f",
                    blocks.place((place + 1.0) * report.stride()),
                    ratio.place(course.get(place))));
        }
        return Page.picture(HEIGHT, texts.text("sprt.course"))
                + new Axis(0, blocks.high(), 0, 100).grid(TOP, BOTTOM, figures::whole)
                + bound("H1", ratio.place(report.upperBound()), 16)
                + bound("H0", ratio.place(report.lowerBound()), -6)
                + String.format(
                        Locale.ROOT,
                        "<svg width=\"100%%\" height=\"%d\" viewBox=\"0 0 %d %d\" preserveAspectRatio=\"none\">"
                                + "<path class=\"course\" d=\"%s\"/></svg>\n</svg>\n",
                        HEIGHT,
                        UNITS,
                        HEIGHT,
                        points);
    }

    /// @param beside how far below its line the name is
    private static String bound(String name, double y, double beside) {
        return String.format(
                Locale.ROOT,
                "<line class=\"bound\" x1=\"0\" x2=\"100%%\" y1=\"%.1f\" y2=\"%.1f\"/>"
                        + "<text class=\"label\" x=\"4\" y=\"%.1f\">%s</text>\n",
                y,
                y,
                y + beside,
                name);
    }

    /// How many blocks brought the bot how much.
    private String results() {
        double most = report.results().values().stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(1);
        double width = 100.0 / (report.most() + 1);
        int labelled = Math.ceilDiv(report.most(), MOST_LABELS);
        Axis height = new Axis(0, most, 0, HEIGHT - 60.0);
        var svg = new StringBuilder(Page.picture(HEIGHT, texts.text("sprt.results")));
        for (int result = 0; result <= report.most(); result++) {
            long count = report.results().getOrDefault(result, 0L);
            double x = width * result;
            double bar = height.place((double) count);
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect class=\"bar\" x=\"%.2f%%\" y=\"%.1f\" width=\"%.2f%%\" height=\"%.1f\"/>",
                    x + width / 20,
                    BOTTOM - bar,
                    0.9 * width,
                    bar));
            if (result % labelled == 0) {
                svg.append(label(x + width / 2, BOTTOM - bar - 5, String.valueOf(count)));
                svg.append(label(x + width / 2, HEIGHT - 8, figures.whole(100.0 * result / report.most())));
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private static String label(double x, double y, String text) {
        return String.format(
                Locale.ROOT,
                "<text class=\"soft\" x=\"%.2f%%\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n",
                x,
                y,
                text);
    }
}
