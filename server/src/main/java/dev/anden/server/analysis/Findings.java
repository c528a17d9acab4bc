package dev.anden.server.analysis;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Option;
import dev.anden.arena.analysis.Verdict;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import dev.anden.protocol.GameAnalysis;
import java.util.ArrayList;
import java.util.List;

/// An analysis as the wire has it: actions with their names.
final class Findings {
    private Findings() {}

    static GameAnalysis of(Game game, Replay replay, Analysis analysis, double progress) {
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
                                step.before(),
                                step.change().amount()))
                        .toList(),
                analysis.shares().stream()
                        .map(share -> new GameAnalysis.Share(
                                share.actor(),
                                share.cause(),
                                share.count(),
                                share.change().amount(),
                                share.change().error()))
                        .toList(),
                verdicts(game, replay, analysis.verdicts()));
    }

    /// Goes through the game once for all of them.
    private static List<GameAnalysis.Verdict> verdicts(Game game, Replay replay, List<Verdict> verdicts) {
        var told = new ArrayList<GameAnalysis.Verdict>();
        State state = game.newState(replay.setup());
        for (Verdict verdict : verdicts) {
            while (state.ply() < verdict.ply()) {
                state.apply(replay.codes().get(state.ply()));
            }
            Option better = verdict.options().stream()
                    .filter(option -> option.code() != verdict.chosen().code())
                    .findFirst()
                    .orElseThrow();
            told.add(new GameAnalysis.Verdict(
                    verdict.ply(), option(state, verdict.chosen()), option(state, better), verdict.lost()));
        }
        return told;
    }

    static GameAnalysis.Option option(State state, Option option) {
        return new GameAnalysis.Option(
                state.action(option.code()),
                option.worth().amount(),
                option.worth().error());
    }
}
