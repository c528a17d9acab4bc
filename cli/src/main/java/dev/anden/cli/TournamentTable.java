package dev.anden.cli;

import dev.anden.arena.tournament.Estimate;
import dev.anden.arena.tournament.TournamentReport;
import dev.anden.cli.text.Texts;
import java.util.ArrayList;
import java.util.List;

/// A tournament as tables for reading: how the bots did, each against each, and where their points come from.
final class TournamentTable {
    private final TournamentReport report;
    private final Texts texts;

    TournamentTable(TournamentReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
    }

    /// Everything, each line ended by a line feed.
    String text() {
        var text = new StringBuilder();
        for (TournamentReport.Table table : report.tables()) {
            text.append(title(table)).append("\n\n");
            text.append(bots(table)).append('\n');
            text.append(pairs(table)).append('\n');
            text.append(rules(table)).append('\n');
        }
        return text + texts.text("tournament.note", report.anchor()) + "\n";
    }

    /// What was played.
    String title(TournamentReport.Table table) {
        return texts.text(
                "tournament.title",
                table.game(),
                table.rulesVersion(),
                SetupText.of(texts, table.seats(), table.options()),
                table.blocks(),
                table.games(),
                report.seed());
    }

    private String bots(TournamentReport.Table report) {
        var table = TextTable.of(
                texts,
                "tournament.bot",
                "tournament.strength",
                "tournament.interval",
                "tournament.wins",
                "tournament.interval",
                "tournament.score",
                "tournament.turns",
                "tournament.choices",
                "tournament.half",
                "tournament.most");
        for (int bot = 0; bot < report.bots().size(); bot++) {
            TournamentReport.Standing standing = report.bots().get(bot);
            TournamentReport.Thinking thinking = report.thinking().get(bot);
            Estimate strength = standing.strength();
            table.row(
                    standing.bot(),
                    Figures.whole(strength.value()),
                    Figures.whole(strength.low()) + " – " + Figures.whole(strength.high()),
                    Figures.percent(standing.wins().value()),
                    Figures.interval(standing.wins()),
                    Figures.withError(standing.score()),
                    Figures.tenths(standing.turns()),
                    Figures.tenths(standing.decisions()),
                    Figures.milliseconds(thinking.half()),
                    Figures.milliseconds(thinking.most()));
        }
        return table.text();
    }

    /// Each row is a bot, each column one that it met.
    private String pairs(TournamentReport.Table report) {
        List<String> names =
                report.bots().stream().map(TournamentReport.Standing::bot).toList();
        var headings = new ArrayList<>(List.of(texts.text("tournament.against")));
        headings.addAll(names);
        var table = new TextTable(headings.toArray(String[]::new));
        for (String bot : names) {
            var row = new ArrayList<>(List.of(bot));
            names.forEach(other -> row.add(share(report, bot, other)));
            table.row(row.toArray(String[]::new));
        }
        return table.text();
    }

    private static String share(TournamentReport.Table report, String bot, String other) {
        return report.pairs().stream()
                .filter(pair -> pair.bot().equals(bot) && pair.against().equals(other))
                .map(pair -> "%s ± %s"
                        .formatted(
                                Figures.percent(pair.share().value()),
                                Figures.tenths(100 * pair.share().error())))
                .findFirst()
                .orElse("·");
    }

    private String rules(TournamentReport.Table report) {
        var table = new RuleTable(texts);
        report.bots().forEach(standing -> table.add(standing.bot(), standing.rules()));
        return table.text();
    }
}
