package dev.anden.arena.tuning;

import java.util.List;

/// What came of one set of numbers.
///
/// @param number its number, from 0
/// @param values the numbers
/// @param outcome how a bot that goes by them did
public record Trial(long number, List<Double> values, Outcome outcome) {
    public Trial {
        values = List.copyOf(values);
    }
}
