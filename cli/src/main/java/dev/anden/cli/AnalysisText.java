package dev.anden.cli;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Change;
import dev.anden.arena.analysis.Option;
import dev.anden.arena.analysis.Share;
import dev.anden.arena.analysis.Verdict;
import dev.anden.cli.text.Texts;
import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// An analysis for reading, in one language. Actions and kinds of luck are named as replays and events name them.
final class AnalysisText {
    private static final int COSTLIEST = 3;

    private final Texts texts;
    private final Replay replay;
    private final Analysis analysis;

    AnalysisText(Texts texts, Replay replay, Analysis analysis) {
        this.texts = texts;
        this.replay = replay;
        this.analysis = analysis;
    }

    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(texts.text("analyse.title", replay.game(), name(analysis.seat()), analysis.futures()));
        lines.add("");
        lines.addAll(shares().text().lines().toList());
        lines.add("");
        List<Verdict> costliest = analysis.costliest(COSTLIEST);
        lines.add(texts.text(costliest.isEmpty() ? "analyse.nothing-lost" : "analyse.costliest"));
        costliest.forEach(verdict -> lines.addAll(costly(verdict)));
        return lines;
    }

    /// From the start to the end, what everything changed.
    private TextTable shares() {
        var table = new TextTable(texts.text("analyse.what"), texts.text("analyse.how-often"), unit(), "±");
        table.row(texts.text("analyse.start"), "", worth(analysis.start()), "");
        analysis.shares().stream()
                .sorted(Comparator.comparingInt(Share::actor))
                .forEach(share -> table.row(
                        cause(share),
                        String.valueOf(share.count()),
                        signed(share.change().amount()),
                        worth(share.change().error())));
        table.row(texts.text("analyse.end"), "", worth(analysis.end()), "");
        return table;
    }

    private String unit() {
        return texts.text(analysis.inPoints() ? "analyse.points" : "analyse.chance");
    }

    private String cause(Share share) {
        return share.actor() == State.CHANCE
                ? texts.text(
                        "analyse.luck", share.cause().map(AnalysisText::kind).orElse("-"))
                : texts.text(share.byBot() ? "analyse.play.bot" : "analyse.play", name(share.actor()));
    }

    /// As the wire calls it.
    private static String kind(Event event) {
        String name = event.getClass().getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private String name(int seat) {
        return seat < replay.players().size()
                ? "%d, %s".formatted(seat, replay.players().get(seat))
                : String.valueOf(seat);
    }

    private List<String> costly(Verdict verdict) {
        Option better = verdict.better();
        return List.of(
                "  "
                        + texts.text(
                                "analyse.played",
                                verdict.ply(),
                                verdict.chosen().text(),
                                both(verdict.chosen().worth())),
                "      " + texts.text("analyse.better", better.text(), both(better.worth())));
    }

    private String both(Change worth) {
        return "%s ± %s".formatted(worth(worth.amount()), worth(worth.error()));
    }

    private String worth(double worth) {
        return analysis.inPoints()
                ? String.format(Locale.ROOT, "%.1f", worth)
                : String.format(Locale.ROOT, "%.1f %%", 100 * worth);
    }

    private String signed(double worth) {
        return (worth < 0 ? "" : "+") + worth(worth);
    }
}
