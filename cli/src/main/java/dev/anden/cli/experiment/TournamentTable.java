package dev.anden.cli.experiment;

import dev.anden.arena.tournament.Estimate;
import dev.anden.arena.tournament.TournamentReport;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.SetupText;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A tournament as tables for reading: how the bots did, each against each, and where their points come from.
final class TournamentTable {
    private final TournamentReport report;
    private final Texts texts;
    private final Figures figures;

    TournamentTable(TournamentReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
        figures = Figures.of(texts);
    }

    /// Everything, each line ended by a line feed.
    String text() {
        var text = new StringBuilder();
        for (TournamentReport.Table table : report.tables()) {
            text.append(title(table)).append("\n\n");
            text.append(bots(table)).append('\n');
            text.append(pairs(table)).append('\n');
            text.append(rules(table)).append('\n');
            cautions(table).forEach(caution -> text.append(caution).append('\n'));
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

    /// What is to be kept in mind of the intervals, in sentences; mostly nothing.
    List<String> cautions(TournamentReport.Table table) {
        var cautions = new ArrayList<String>();
        boolean wilson = Stream.concat(
                        table.bots().stream().map(TournamentReport.Standing::wins),
                        table.pairs().stream().map(TournamentReport.Pair::share))
                .anyMatch(share -> share.method() == Estimate.Method.WILSON);
        if (wilson) {
            cautions.add(texts.text("tournament.wilson", table.deals()));
        }
        if (table.bots().stream().anyMatch(standing -> standing.strength().hasOpenEnd())) {
            cautions.add(texts.text("tournament.bound"));
        }
        if (table.deals() < Estimate.FEWEST_DEALS) {
            cautions.add(texts.text("tournament.few", table.deals(), Estimate.FEWEST_DEALS));
        }
        return cautions;
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
                    figures.whole(strength.value()),
                    figures.wholeInterval(strength),
                    figures.percent(standing.wins().value()),
                    figures.interval(standing.wins()),
                    figures.withError(standing.score()),
                    figures.tenths(standing.turns()),
                    figures.tenths(standing.decisions()),
                    figures.milliseconds(thinking.half()),
                    figures.milliseconds(thinking.most()));
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

    private String share(TournamentReport.Table report, String bot, String other) {
        return report.pairs().stream()
                .filter(pair -> pair.bot().equals(bot) && pair.against().equals(other))
                .map(pair -> share(pair.share()))
                .findFirst()
                .orElse("·");
    }

    private String share(Estimate share) {
        return figures.percent(share.value()) + " " + certainty(share);
    }

    /// The standard error of a share, or its interval if that isn't as usual.
    String certainty(Estimate share) {
        return share.method() == Estimate.Method.WILSON
                ? "(%s)".formatted(figures.interval(share))
                : "± %s".formatted(figures.tenths(100 * share.error()));
    }

    private String rules(TournamentReport.Table report) {
        var table = new RuleTable(texts);
        report.bots().forEach(standing -> table.add(standing.bot(), standing.rules()));
        return table.text();
    }
}
