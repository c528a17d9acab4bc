package dev.anden.cli;

import dev.anden.arena.tournament.SequentialReport;
import dev.anden.cli.text.Texts;
import java.util.Locale;

/// A sequential test in a few sentences.
final class SprtTable {
    private final SequentialReport report;
    private final Texts texts;

    SprtTable(SequentialReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
    }

    /// Everything, each line ended by a line feed.
    String text() {
        return String.join("\n", title(), claims(), share(), ratio(), decision()) + "\n";
    }

    /// Who played what.
    String title() {
        return texts.text(
                "sprt.title",
                report.bot(),
                report.against(),
                report.game(),
                report.rulesVersion(),
                texts.text("setup.players", report.seats()),
                report.seed());
    }

    /// What was to be decided.
    String claims() {
        return texts.text(
                "sprt.claims",
                Figures.percent(report.hypotheses().lower()),
                Figures.percent(report.hypotheses().higher()),
                report.hypotheses().alpha(),
                report.hypotheses().beta());
    }

    /// What the first bot got.
    String share() {
        return texts.text(
                "sprt.share",
                report.bot(),
                Figures.percent(report.share().value()),
                Figures.interval(report.share()),
                report.blocks(),
                report.games());
    }

    /// Where the ratio stands.
    String ratio() {
        return texts.text(
                "sprt.ratio", three(report.logRatio()), three(report.lowerBound()), three(report.upperBound()));
    }

    /// Which claim holds.
    String decision() {
        return texts.text("sprt." + report.decision().name().toLowerCase(Locale.ROOT));
    }

    private static String three(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
