package dev.anden.cli.experiment;

import dev.anden.arena.WinShare;
import dev.anden.arena.tuning.Outcome;
import dev.anden.arena.tuning.TuningReport;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.engine.Tuning;
import java.nio.file.Path;

/// What came of tuning: the numbers before and after, and how both did in the test.
final class TuneTable {
    private final TuningReport report;
    private final Texts texts;
    private final Figures figures;

    TuneTable(TuningReport report, Texts texts) {
        this.report = report;
        this.texts = texts;
        figures = Figures.of(texts);
    }

    /// Everything, each line ended by a line feed.
    ///
    /// @param file where the numbers were written
    String text(Path file) {
        return String.join("\n", "", title(), "", numbers() + trials(), test(), texts.text("tune.written", file))
                + "\n";
    }

    private String title() {
        return texts.text(
                "tune.title",
                report.bot(),
                report.against(),
                report.game(),
                report.rulesVersion(),
                texts.text("setup.players", report.seats()),
                report.seed());
    }

    private String numbers() {
        var table = TextTable.of(texts, "tune.number", "tune.before", "tune.after");
        for (int index = 0; index < report.before().size(); index++) {
            Tuning.Weight weight = report.before().get(index);
            table.row(
                    weight.name(),
                    texts.number(weight.value()),
                    texts.number(report.after().get(index)));
        }
        return table.text() + "\n";
    }

    private String trials() {
        return texts.text("tune.trials", report.trials(), report.games());
    }

    private String test() {
        return texts.text(
                "tune.test",
                report.testAfter().games(),
                report.testSeed(),
                share(report.testBefore()),
                share(report.testAfter()));
    }

    private String share(Outcome outcome) {
        WinShare share = outcome.share();
        return "%s (%s – %s)"
                .formatted(figures.percent(share.share()), figures.percent(share.low()), figures.percent(share.high()));
    }
}
