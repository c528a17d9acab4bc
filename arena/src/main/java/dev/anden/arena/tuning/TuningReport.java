package dev.anden.arena.tuning;

import dev.anden.engine.Tuning;
import java.util.List;

/// What came of tuning.
///
/// @param game the id of the game
/// @param rulesVersion the version of its rules
/// @param seats how many played
/// @param bot the level that was tuned
/// @param against the bot that it played against
/// @param seed the seed that it was tuned with
/// @param generations how many generations there were
/// @param trials how many trials there were, those of a journal included
/// @param games how many games all trials played
/// @param before the numbers as they were
/// @param after what was found, in the same order
/// @param testSeed the seed of the games that both were tested with
/// @param testBefore how the numbers as they were did in these
/// @param testAfter how those that were found did in the same deals
public record TuningReport(
        String game,
        int rulesVersion,
        int seats,
        String bot,
        String against,
        long seed,
        int generations,
        long trials,
        long games,
        List<Tuning.Weight> before,
        List<Double> after,
        long testSeed,
        Outcome testBefore,
        Outcome testAfter) {
    public TuningReport {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }
}
