package dev.anden.counsel;

import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Option;
import dev.anden.arena.analysis.Verdict;
import dev.anden.protocol.replay.GameAnalysis;
import java.util.List;

/// An analysis as the wire has it: actions with their names.
public final class Findings {
    private Findings() {}

    public static GameAnalysis of(Analysis analysis, double progress) {
        return new GameAnalysis(
                analysis.seat(),
                progress,
                analysis.inPoints(),
                analysis.start(),
                analysis.end(),
                analysis.steps().stream()
                        .map(step -> new GameAnalysis.Step(
                                step.stretch().from(),
                                step.stretch().actor(),
                                step.stretch().byBot(),
                                step.stretch().action(),
                                step.stretch().events(),
                                step.before(),
                                step.change().amount(),
                                step.change().error()))
                        .toList(),
                analysis.shares().stream()
                        .map(share -> new GameAnalysis.Share(
                                share.actor(),
                                share.byBot(),
                                share.cause(),
                                share.count(),
                                share.change().amount(),
                                share.change().error()))
                        .toList(),
                analysis.verdicts().stream().map(Findings::verdict).toList());
    }

    /// What is told of a game before anything is known.
    public static GameAnalysis nothing(int seat, boolean inPoints) {
        return new GameAnalysis(seat, 0, inPoints, 0, 0, List.of(), List.of(), List.of());
    }

    private static GameAnalysis.Verdict verdict(Verdict verdict) {
        return new GameAnalysis.Verdict(
                verdict.ply(),
                option(verdict.chosen()),
                option(verdict.better()),
                verdict.lost(),
                verdict.cost().error(),
                verdict.isCostly());
    }

    public static GameAnalysis.Option option(Option option) {
        return new GameAnalysis.Option(
                option.action(), option.worth().amount(), option.worth().error());
    }
}
