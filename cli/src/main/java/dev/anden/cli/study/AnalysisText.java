package dev.anden.cli.study;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Change;
import dev.anden.arena.analysis.Option;
import dev.anden.arena.analysis.Share;
import dev.anden.arena.analysis.Step;
import dev.anden.arena.analysis.Stretch;
import dev.anden.arena.analysis.Verdict;
import dev.anden.cli.play.Names;
import dev.anden.cli.play.Screen;
import dev.anden.cli.play.Screens;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.GameName;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// An analysis for reading, in one language: what happened is told as it is where the game is played.
final class AnalysisText {
    private static final int COSTLIEST = 3;

    /// So many errors to both sides leave out the true cost once in twenty times.
    private static final int WIDTH = 2;

    /// Of what chance brings at once, such as the first cards, no more is told.
    private static final int MOST_TOLD = 4;

    private final Texts texts;
    private final Game game;
    private final Replay replay;
    private final Analysis analysis;
    private final Figures figures;
    private final Names names;
    private final Screen screen;

    AnalysisText(Texts texts, Game game, Replay replay, Analysis analysis) {
        this.texts = texts;
        this.game = game;
        this.replay = replay;
        this.analysis = analysis;
        figures = Figures.of(texts);
        names = Names.ofPlayers(texts, replay.setup().seats(), replay.players());
        screen = Screens.of(game, replay.setup(), names);
    }

    /// @param all whether everything that moved the game is told as well, one by one
    List<String> lines(boolean all) {
        var lines = new ArrayList<String>();
        lines.add(texts.text("analyse.title", GameName.of(game, texts), own(), analysis.seat(), analysis.futures()));
        lines.add("");
        lines.addAll(shares().text().lines().toList());
        lines.add("");
        lines.addAll(costliest());
        lines.addAll(judgedApart());
        if (all) {
            lines.add("");
            lines.add(texts.text("analyse.all"));
            lines.addAll(everything().text().lines().toList());
        }
        lines.add("");
        lines.add(texts.text("analyse.error"));
        return lines;
    }

    private String own() {
        return names.of(analysis.seat());
    }

    /// From the start to the end, what everything changed.
    private TextTable shares() {
        var table = new TextTable(texts.text("analyse.what"), texts.text("analyse.how-often"), unit(), "±");
        table.row(texts.text("analyse.start"), "", worth(analysis.start()), "");
        analysis.shares().stream()
                .sorted(Comparator.comparingInt(Share::actor).thenComparing(Share::byBot))
                .forEach(share -> table.row(
                        cause(share),
                        String.valueOf(share.count()),
                        signed(share.change().amount()),
                        error(share.change())));
        table.row(texts.text("analyse.end"), "", worth(analysis.end()), "");
        return table;
    }

    private String unit() {
        return texts.text(analysis.inPoints() ? "analyse.points" : "analyse.chance");
    }

    private String cause(Share share) {
        if (share.actor() == State.CHANCE) {
            return share.cause().map(screen::luck).orElseGet(() -> texts.text("analyse.chance.other"));
        }
        return texts.text(share.byBot() ? "analyse.play.bot" : "analyse.play", names.of(share.actor()));
    }

    private List<String> costliest() {
        var lines = new ArrayList<String>();
        boolean hadBot =
                analysis.shares().stream().anyMatch(share -> share.byBot() && share.actor() == analysis.seat());
        if (hadBot) {
            lines.add(texts.text("analyse.bot", own()));
        }
        List<Verdict> costliest = analysis.costliest(COSTLIEST);
        if (!costliest.isEmpty()) {
            lines.add(texts.text("analyse.costliest"));
        } else if (!analysis.verdicts().isEmpty()) {
            lines.add(texts.text("analyse.nothing-lost"));
        }
        for (int place = 0; place < costliest.size(); place++) {
            Verdict verdict = costliest.get(place);
            lines.add("  "
                    + texts.text(
                            "analyse.costly",
                            place + 1,
                            worth(verdict.lost()),
                            least(verdict),
                            most(verdict),
                            verdict.ply()));
            lines.addAll(pair(verdict));
        }
        return lines;
    }

    /// Such as the tickets: whatever they cost.
    private List<String> judgedApart() {
        Map<String, List<Verdict>> parts = new LinkedHashMap<>();
        for (Verdict verdict : analysis.verdicts()) {
            screen.judgedApart(verdict.chosen().action())
                    .ifPresent(heading -> parts.computeIfAbsent(heading, none -> new ArrayList<>())
                            .add(verdict));
        }
        var lines = new ArrayList<String>();
        parts.forEach((heading, verdicts) -> {
            lines.add("");
            lines.add(heading);
            verdicts.forEach(verdict -> {
                lines.add("  "
                        + (verdict.isCostly()
                                ? texts.text(
                                        "analyse.judged",
                                        worth(verdict.lost()),
                                        least(verdict),
                                        most(verdict),
                                        verdict.ply())
                                : texts.text("analyse.judged.nothing", verdict.ply())));
                lines.addAll(pair(verdict));
            });
        });
        return lines;
    }

    private String least(Verdict verdict) {
        return worth(Math.max(0, verdict.lost() - WIDTH * verdict.cost().error()));
    }

    private String most(Verdict verdict) {
        return worth(verdict.lost() + WIDTH * verdict.cost().error());
    }

    private List<String> pair(Verdict verdict) {
        State state = replay.stateAt(game, verdict.ply());
        Option better = verdict.better();
        return List.of(
                "       " + texts.text("analyse.played", words(state, verdict.chosen()), worthOf(verdict.chosen())),
                "       "
                        + texts.text(
                                verdict.isCostly() ? "analyse.better" : "analyse.instead",
                                words(state, better),
                                worthOf(better)));
    }

    private String words(State state, Option option) {
        return screen.action(state, option.code());
    }

    private String worthOf(Option option) {
        return worth(option.worth().amount());
    }

    private TextTable everything() {
        var table = new TextTable(texts.text("analyse.moment"), unit(), "±", texts.text("analyse.what"));
        analysis.steps().stream()
                .sorted(Comparator.comparingDouble(
                        (Step step) -> -Math.abs(step.change().amount())))
                .forEach(step -> table.row(
                        String.valueOf(step.stretch().from()),
                        signed(step.change().amount()),
                        error(step.change()),
                        told(step.stretch())));
        return table;
    }

    private String told(Stretch stretch) {
        if (stretch.isLuck()) {
            return brought(stretch);
        }
        State state = replay.stateAt(game, stretch.from());
        return texts.text(
                stretch.byBot() ? "analyse.chose.bot" : "analyse.chose",
                names.of(stretch.actor()),
                screen.action(state, replay.codes().get(stretch.from())));
    }

    private String brought(Stretch stretch) {
        List<String> told = stretch.events().stream()
                .flatMap(event -> screen.line(event).stream())
                .distinct()
                .toList();
        String kind = stretch.cause().map(screen::luck).orElseGet(() -> texts.text("analyse.chance.other"));
        return told.isEmpty() || told.size() > MOST_TOLD ? kind : told.stream().collect(Collectors.joining("; "));
    }

    private String worth(double worth) {
        return analysis.inPoints() ? figures.tenths(worth) : figures.percent(worth);
    }

    /// Nothing where no future was any different, as after choices that are those of the bot that plays on: how far off
    /// that may be can't be told.
    private String error(Change change) {
        return change.error()
                .filter(error -> error > 0 || change.amount() != 0)
                .map(this::worth)
                .orElse("–");
    }

    private String signed(double worth) {
        return Figures.signed(worth(worth));
    }
}
