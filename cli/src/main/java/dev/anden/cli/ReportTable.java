package dev.anden.cli;

import dev.anden.arena.BotResult;
import dev.anden.arena.Report;
import dev.anden.arena.WinShare;
import dev.anden.cli.text.Texts;
import java.util.Locale;

/// A report as tables for reading: how the bots did, and where their points come from. Numbers are written alike on
/// all machines, whatever the language.
final class ReportTable {
    private final Report report;
    private final Texts texts;

    ReportTable(Report report, Texts texts) {
        this.report = report;
        this.texts = texts;
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
                    Figures.percent(wins.share()),
                    Figures.interval(wins.low(), wins.high()),
                    Figures.tenths(result.mean()),
                    Figures.tenths(result.deviation()),
                    String.valueOf(result.worst()),
                    String.valueOf(result.best()),
                    Figures.tenths(result.turns()),
                    Figures.tenths(result.decisions()),
                    Figures.milliseconds(report.pace().millisecondsPerDecision().get(bot)));
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
                        String.format(Locale.ROOT, "%.0f", pace.gamesPerSecond()),
                        pace.threads(),
                        Figures.tenths(pace.seconds()),
                        Figures.tenths((double) report.plies() / report.games()))
                + "\n";
    }
}
