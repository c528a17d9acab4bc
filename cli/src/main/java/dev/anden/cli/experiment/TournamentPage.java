package dev.anden.cli.experiment;

import dev.anden.arena.tournament.Estimate;
import dev.anden.arena.tournament.TournamentReport;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A tournament as a page: strengths, scores and wins with their intervals, who beats whom, all figures below,
/// and how to make them again.
final class TournamentPage {
    private final TournamentReport report;
    private final Origin origin;
    private final Texts texts;
    private final Figures figures;
    private final TournamentTable table;

    TournamentPage(TournamentReport report, Origin origin, Texts texts) {
        this.report = report;
        this.origin = origin;
        this.texts = texts;
        figures = Figures.of(texts);
        table = new TournamentTable(report, texts);
    }

    String html() {
        String sections = report.tables().stream().map(this::section).collect(Collectors.joining());
        String name = texts.text("tournament.figures");
        String all = "<section>" + Page.heading(name) + Page.wide(name, "<pre>" + Page.escaped(table.text()) + "</pre>")
                + "</section>\n";
        return Page.html(
                texts.language(), texts.text("tournament.heading"), sections + all + Page.origin(origin, texts));
    }

    private String section(TournamentReport.Table of) {
        var whole = new IntervalPlot.Writing(figures::whole, figures::whole);
        var tenths = new IntervalPlot.Writing(figures::tenths, figures::tenths);
        var percent = new IntervalPlot.Writing(figures::percent, figures::wholePercent);
        return "<section>\n" + "<h2>" + Page.escaped(table.title(of)) + "</h2>\n"
                + plot("strength", of, TournamentReport.Standing::strength, whole)
                + plot("score", of, TournamentReport.Standing::score, tenths)
                + plot("wins", of, TournamentReport.Standing::wins, percent)
                + Page.heading(texts.text("tournament.against"))
                + Page.wide(texts.text("tournament.against"), matrix(of))
                + Page.note(texts.text("page.legend.against"))
                + table.cautions(of).stream().map(Page::note).collect(Collectors.joining())
                + Page.note(texts.text("tournament.note", report.anchor()))
                + "</section>\n";
    }

    private String plot(
            String key,
            TournamentReport.Table of,
            Function<TournamentReport.Standing, Estimate> number,
            IntervalPlot.Writing writing) {
        String name = texts.text("tournament." + key);
        List<IntervalPlot.Row> rows = of.bots().stream()
                .map(bot -> new IntervalPlot.Row(bot.bot(), number.apply(bot)))
                .toList();
        return Page.heading(name)
                + Page.figure(IntervalPlot.svg(name, rows, writing), texts.text("page.legend.interval"));
    }

    /// Who beats whom: the fuller a field, the more often the bot of its row is ahead. On a phone, where the fields of
    /// a row are one below the other, each says whom it is about.
    private String matrix(TournamentReport.Table of) {
        List<String> names =
                of.bots().stream().map(TournamentReport.Standing::bot).toList();
        var html = new StringBuilder("<table class=\"matrix\">\n<tr><td></td>");
        names.forEach(name ->
                html.append("<th scope=\"col\">").append(Page.escaped(name)).append("</th>"));
        for (String name : names) {
            html.append("</tr>\n<tr><th scope=\"row\">")
                    .append(Page.escaped(name))
                    .append("</th>");
            names.forEach(other -> html.append(cell(of, name, other)));
        }
        return html.append("</tr>\n</table>\n").toString();
    }

    private String cell(TournamentReport.Table of, String bot, String other) {
        Optional<Estimate> share = of.pairs().stream()
                .filter(pair -> pair.bot().equals(bot) && pair.against().equals(other))
                .map(TournamentReport.Pair::share)
                .findFirst();
        return share.map(met -> "<td class=\"full%d\" data-against=\"%s\">%s <small>%s</small></td>"
                        .formatted(
                                Math.round(10 * met.value()),
                                Page.escaped(other),
                                Page.escaped(figures.percent(met.value())),
                                Page.escaped(table.certainty(met))))
                .orElse("<td class=\"none\">·</td>");
    }
}
