package dev.anden.cli;

import dev.anden.arena.BotResult;
import dev.anden.arena.Report;
import dev.anden.arena.WinShare;
import dev.anden.engine.Setup;
import java.util.Locale;

/// A report as tables for reading: how the bots did, and where their points come from. Numbers are written alike on
/// all machines, whatever the language.
final class ReportTable {
    private final Report report;

    ReportTable(Report report) {
        this.report = report;
    }

    /// Everything, each line ended by a line feed.
    String text() {
        return title() + "\n" + bots() + "\n" + rules() + "\n" + pace();
    }

    private String title() {
        return String.format(
                Locale.ROOT,
                "%s, rules %d: %,d games with %s, seed %d\n",
                report.game(),
                report.rulesVersion(),
                report.games(),
                new Setup(report.seats(), report.options()),
                report.seed());
    }

    private String bots() {
        var table = new TextTable(
                "bot", "wins", "95 % of it", "mean", "deviation", "worst", "best", "turns", "choices", "ms per choice");
        for (int bot = 0; bot < report.bots().size(); bot++) {
            BotResult result = report.bots().get(bot);
            WinShare wins = result.wins();
            table.row(
                    result.bot(),
                    Figures.percent(wins.share()),
                    Figures.percent(wins.low()) + " to " + Figures.percent(wins.high()),
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
        var table = new TextTable("bot", "per game, by rule", "made", "of", "points");
        for (BotResult result : report.bots()) {
            for (BotResult.RuleResult rule : result.rules()) {
                table.row(
                        result.bot(),
                        rule.rule(),
                        Figures.hundredths(rule.achieved()),
                        Figures.hundredths(rule.lines()),
                        Figures.tenths(rule.points()));
            }
        }
        return table.text();
    }

    private String pace() {
        Report.Pace pace = report.pace();
        return String.format(
                Locale.ROOT,
                "%,.0f games per second on %d thread(s), %.1f s in all; %,.1f plies per game\n",
                pace.gamesPerSecond(),
                pace.threads(),
                pace.seconds(),
                (double) report.plies() / report.games());
    }
}
