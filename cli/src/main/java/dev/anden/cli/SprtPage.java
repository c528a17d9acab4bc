package dev.anden.cli;

import dev.anden.arena.tournament.SequentialReport;
import dev.anden.cli.text.Texts;
import java.util.List;
import java.util.Locale;

/// A sequential test as a page: the way to the decision, and the results of the blocks.
final class SprtPage {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 260;
    private static final int LEFT = 50;

    private final SequentialReport report;
    private final Texts texts;
    private final SprtTable table;

    SprtPage(SequentialReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
        table = new SprtTable(report, texts);
    }

    String html() {
        String body = "<section>\n" + Page.paragraph(table.title()) + Page.paragraph(table.claims())
                + Page.paragraph(table.decision()) + Page.paragraph(table.share())
                + Page.heading(texts.text("sprt.course")) + course()
                + Page.paragraph(table.ratio())
                + Page.heading(texts.text("sprt.results")) + results() + "</section>\n";
        return Page.html(texts.language(), texts.text("sprt.heading"), body);
    }

    private String opening(String key) {
        return Page.picture(WIDTH, HEIGHT, texts.text(key));
    }

    /// The ratio from block to block, between the two bounds.
    private String course() {
        List<Double> course = report.course();
        double low = course.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double high = course.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        Axis blocks = new Axis(0, Math.max(1, report.blocks()), LEFT, WIDTH - 10);
        Axis ratio =
                Axis.around(Math.min(low, report.lowerBound()), Math.max(high, report.upperBound()), HEIGHT - 24, 8);
        var points = new StringBuilder(String.format(Locale.ROOT, "M%.1f %.1f", blocks.place(0), ratio.place(0)));
        for (int place = 0; place < course.size(); place++) {
            points.append(String.format(
                    Locale.ROOT,
                    "L%.1f %.1f",
                    blocks.place((place + 1.0) * report.stride()),
                    ratio.place(course.get(place))));
        }
        return opening("sprt.course")
                + blocks.grid(8, HEIGHT - 24, Figures::whole)
                + bound("H1", ratio.place(report.upperBound()))
                + bound("H0", ratio.place(report.lowerBound()))
                + String.format(Locale.ROOT, "<path class=\"course\" d=\"%s\"/>\n</svg>\n", points);
    }

    private static String bound(String name, double y) {
        return String.format(
                Locale.ROOT,
                "<line class=\"bound\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/><text x=\"10\" y=\"%.1f\">%s</text>\n",
                LEFT,
                WIDTH - 10,
                y,
                y,
                y + 4,
                name);
    }

    /// How many blocks brought the bot how much.
    private String results() {
        double most = report.results().values().stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(1);
        double width = (WIDTH - LEFT - 10.0) / (report.most() + 1);
        Axis height = new Axis(0, most, 0, HEIGHT - 60.0);
        var svg = new StringBuilder(opening("sprt.results"));
        for (int result = 0; result <= report.most(); result++) {
            long count = report.results().getOrDefault(result, 0L);
            double x = LEFT + width * result;
            double bar = height.place((double) count);
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                    x + 2,
                    HEIGHT - 24 - bar,
                    Math.max(1, width - 4),
                    bar));
            if (report.most() <= 12) {
                svg.append(label(x + width / 2, HEIGHT - 28 - bar, String.valueOf(count)));
                svg.append(label(x + width / 2, HEIGHT - 8, Figures.percent((double) result / report.most())));
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private static String label(double x, double y, String text) {
        return String.format(
                Locale.ROOT,
                "<text class=\"soft\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n",
                x,
                y,
                text);
    }
}
