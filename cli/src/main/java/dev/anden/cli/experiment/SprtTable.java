package dev.anden.cli.experiment;

import dev.anden.arena.tournament.Estimate;
import dev.anden.arena.tournament.SequentialReport;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.Texts;
import java.util.Locale;

/// A sequential test in a few sentences.
final class SprtTable {
    private final SequentialReport report;
    private final Texts texts;
    private final Figures figures;

    SprtTable(SequentialReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
        figures = Figures.of(texts);
    }

    /// Everything, each line ended by a line feed.
    String text() {
        return String.join("\n", title(), claims(), share() + cautions(), ratio(), decision()) + "\n";
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
                figures.percent(report.hypotheses().lower()),
                figures.percent(report.hypotheses().higher()),
                texts.number(report.hypotheses().alpha()),
                texts.number(report.hypotheses().beta()));
    }

    /// What the first bot got.
    String share() {
        return texts.text(
                "sprt.share",
                report.bot(),
                figures.percent(report.share().value()),
                figures.interval(report.share()),
                report.blocks(),
                report.games());
    }

    /// What is to be kept in mind of the share's interval, each sentence behind a line feed; mostly nothing.
    String cautions() {
        String wilson = report.share().method() == Estimate.Method.WILSON
                ? "\n" + texts.text("sprt.wilson", report.blocks())
                : "";
        return report.blocks() < Estimate.FEWEST_DEALS
                ? wilson + "\n" + texts.text("tournament.few", report.blocks(), Estimate.FEWEST_DEALS)
                : wilson;
    }

    /// Where the ratio stands.
    String ratio() {
        return texts.text(
                "sprt.ratio",
                figures.thousandths(report.logRatio()),
                figures.thousandths(report.lowerBound()),
                figures.thousandths(report.upperBound()));
    }

    /// Which claim holds.
    String decision() {
        return texts.text("sprt." + report.decision().name().toLowerCase(Locale.ROOT));
    }
}
