package dev.anden.arena;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What came out of an experiment.
///
/// @param game the game's id
/// @param rulesVersion the version of its rules
/// @param seats how many seats took part
/// @param options the options that the game was played with, by their ids
/// @param seed the seed of the series
/// @param games how many games were played
/// @param plies actions and outcomes of all games
/// @param bots the result of each bot: the same for the same seed
/// @param pace how fast it went: never the same twice
public record Report(
        String game,
        int rulesVersion,
        int seats,
        Map<String, String> options,
        long seed,
        long games,
        long plies,
        List<BotResult> bots,
        Pace pace) {
    public Report {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        bots = List.copyOf(bots);
    }

    /// How fast it went.
    ///
    /// @param threads how many threads played
    /// @param seconds from the first game's start to the last game's end
    /// @param gamesPerSecond of all threads together
    /// @param millisecondsPerDecision of each bot, on average of the games that were timed (one of 32)
    public record Pace(int threads, double seconds, double gamesPerSecond, List<Double> millisecondsPerDecision) {
        public Pace {
            millisecondsPerDecision = List.copyOf(millisecondsPerDecision);
        }
    }
}
