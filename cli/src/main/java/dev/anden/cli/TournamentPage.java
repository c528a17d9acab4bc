package dev.anden.cli;

import dev.anden.arena.tournament.Estimate;
import dev.anden.arena.tournament.TournamentReport;
import dev.anden.cli.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A tournament as a page: strengths, scores and wins with their intervals, who beats whom, and all figures below.
final class TournamentPage {
    private static final int CELL_WIDTH = 92;
    private static final int CELL_HEIGHT = 30;
    private static final int LABELS = 170;

    private final TournamentReport report;
    private final Texts texts;
    private final TournamentTable table;

    TournamentPage(TournamentReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
        table = new TournamentTable(report, texts);
    }

    String html() {
        String sections = report.tables().stream().map(this::section).collect(Collectors.joining());
        String figures = "<section>" + Page.heading(texts.text("tournament.figures")) + "<pre>"
                + Page.escaped(table.text()) + "</pre></section>\n";
        return Page.html(texts.language(), texts.text("tournament.heading"), sections + figures);
    }

    private String section(TournamentReport.Table of) {
        return "<section>\n" + "<h2>" + Page.escaped(table.title(of)) + "</h2>\n"
                + plot("strength", of, TournamentReport.Standing::strength, Figures::whole)
                + plot("score", of, TournamentReport.Standing::score, Figures::tenths)
                + plot("wins", of, TournamentReport.Standing::wins, Figures::percent)
                + Page.heading(texts.text("tournament.against"))
                + matrix(of)
                + "<p class=\"note\">" + Page.escaped(texts.text("tournament.note", report.anchor())) + "</p>\n"
                + "</section>\n";
    }

    private String plot(
            String key,
            TournamentReport.Table of,
            Function<TournamentReport.Standing, Estimate> number,
            DoubleFunction<String> text) {
        String name = texts.text("tournament." + key);
        List<IntervalPlot.Row> rows = of.bots().stream()
                .map(bot -> new IntervalPlot.Row(bot.bot(), number.apply(bot)))
                .toList();
        return Page.heading(name) + IntervalPlot.svg(name, rows, text);
    }

    /// Who beats whom: the fuller a field, the more often the bot of its row is ahead.
    private String matrix(TournamentReport.Table of) {
        List<String> names =
                of.bots().stream().map(TournamentReport.Standing::bot).toList();
        int width = LABELS + CELL_WIDTH * names.size();
        var svg = new StringBuilder(
                Page.picture(width, CELL_HEIGHT * (names.size() + 1), texts.text("tournament.against")));
        for (int bot = 0; bot < names.size(); bot++) {
            String name = Page.escaped(names.get(bot));
            svg.append(String.format(
                    Locale.ROOT,
                    "<text class=\"soft\" x=\"%d\" y=\"18\" text-anchor=\"middle\">%s</text>\n",
                    LABELS + CELL_WIDTH * bot + CELL_WIDTH / 2,
                    name));
            svg.append(String.format(
                    Locale.ROOT, "<text x=\"0\" y=\"%d\">%s</text>\n", CELL_HEIGHT * (bot + 1) + 20, name));
        }
        for (TournamentReport.Pair pair : of.pairs()) {
            svg.append(cell(pair, names));
        }
        return svg.append("</svg>\n").toString();
    }

    private static String cell(TournamentReport.Pair pair, List<String> names) {
        int x = LABELS + CELL_WIDTH * names.indexOf(pair.against());
        int y = CELL_HEIGHT * (names.indexOf(pair.bot()) + 1);
        double share = pair.share().value();
        return String.format(
                        Locale.ROOT,
                        "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill-opacity=\"%.2f\"/>",
                        x + 1,
                        y + 1,
                        CELL_WIDTH - 2,
                        CELL_HEIGHT - 2,
                        0.5 * share)
                + String.format(
                        Locale.ROOT,
                        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
                        x + CELL_WIDTH / 2,
                        y + 20,
                        Figures.percent(share));
    }
}
