package dev.anden.arena.tournament;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What came out of a sequential test.
///
/// @param game the game's id
/// @param rulesVersion the version of its rules
/// @param seats how many seats
/// @param options the options that it was played with
/// @param seed the seed of the deals
/// @param bot the bot that the claims are about
/// @param against the other one
/// @param hypotheses the claims
/// @param decision which of them holds
/// @param logRatio the logarithm of how much likelier the results are under H1
/// @param lowerBound where H0 is taken for true
/// @param upperBound where H1 is taken for true
/// @param blocks how many blocks it took
/// @param games how many games these are
/// @param share the share of points that the bot got; the test stops when it suits it, so it is a little off
/// @param most the result of a block in which it got everything, in halves
/// @param results how many blocks had each result
/// @param stride how many blocks lie between two numbers of the course
/// @param course the logarithm of the ratio along the way
public record SequentialReport(
        String game,
        int rulesVersion,
        int seats,
        Map<String, String> options,
        long seed,
        String bot,
        String against,
        Hypotheses hypotheses,
        Decision decision,
        double logRatio,
        double lowerBound,
        double upperBound,
        long blocks,
        long games,
        Estimate share,
        int most,
        SortedMap<Integer, Long> results,
        long stride,
        List<Double> course) {
    public SequentialReport {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        results = Collections.unmodifiableSortedMap(new TreeMap<>(results));
        course = List.copyOf(course);
    }

    /// Which claim holds.
    public enum Decision {
        /// The first one.
        H0,
        /// The second one.
        H1,
        /// It isn't known yet.
        UNDECIDED
    }
}
