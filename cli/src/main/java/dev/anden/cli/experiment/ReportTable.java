package dev.anden.cli.experiment;

import dev.anden.arena.BotResult;
import dev.anden.arena.Report;
import dev.anden.arena.WinShare;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.SetupText;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;

/// A report as tables for reading: how the bots did, and where their points come from.
final class ReportTable {
    private final Report report;
    private final Texts texts;
    private final Figures figures;

    ReportTable(Report report, Texts texts) {
        this.report = report;
        this.texts = texts;
        figures = Figures.of(texts);
    }

    /// Everything, each line ended by a line feed.
    String text() {
        return title() + "\n" + bots() + "\n" + rules() + "\n" + pace();
    }

    private String title() {
        return texts.text(
                        "simulate.title",
                        report.game(),
                        report.rulesVersion(),
                        report.games(),
                        SetupText.of(texts, report.seats(), report.options()),
                        report.seed())
                + "\n";
    }

    private String bots() {
        var table = TextTable.of(
                texts,
                "tournament.bot",
                "tournament.wins",
                "tournament.interval",
                "simulate.mean",
                "simulate.deviation",
                "simulate.worst",
                "simulate.best",
                "tournament.turns",
                "tournament.choices",
                "simulate.time");
        for (int bot = 0; bot < report.bots().size(); bot++) {
            BotResult result = report.bots().get(bot);
            WinShare wins = result.wins();
            table.row(
                    result.bot(),
                    figures.percent(wins.share()),
                    figures.interval(wins.low(), wins.high()),
                    figures.tenths(result.mean()),
                    figures.tenths(result.deviation()),
                    figures.whole(result.worst()),
                    figures.whole(result.best()),
                    figures.tenths(result.turns()),
                    figures.tenths(result.decisions()),
                    figures.milliseconds(report.pace().millisecondsPerDecision().get(bot)));
        }
        return table.text();
    }

    private String rules() {
        var table = new RuleTable(texts);
        report.bots().forEach(result -> table.add(result.bot(), result.rules()));
        return table.text();
    }

    private String pace() {
        Report.Pace pace = report.pace();
        return texts.text(
                        "simulate.pace",
                        figures.whole(pace.gamesPerSecond()),
                        pace.threads(),
                        figures.tenths(pace.seconds()),
                        figures.tenths((double) report.plies() / report.games()))
                + "\n";
    }
}
