package dev.anden.arena.analysis;

import dev.anden.arena.WinShare;
import java.util.Arrays;
import java.util.Optional;

/// By how much something changed the chance to win (or the points of whoever plays alone), as far as futures tell.
///
/// @param amount the mean
/// @param error its standard error; fewer than two futures tell nothing of it
public record Change(double amount, Optional<Double> error) {
    /// The mean of what each future told.
    static Change of(double... amounts) {
        double mean = Arrays.stream(amounts).average().orElse(0);
        double squares = Arrays.stream(amounts)
                .map(amount -> (amount - mean) * (amount - mean))
                .sum();
        int count = amounts.length;
        return new Change(
                mean, count < 2 ? Optional.empty() : Optional.of(StrictMath.sqrt(squares / (count - 1) / count)));
    }

    /// The same of chances to win, where what futures told differs by a whole win at most. A few that end alike
    /// don't prove that all do: the error isn't less than what the score interval leaves then ([WinShare]).
    static Change ofWins(double... amounts) {
        Change found = of(amounts);
        double spread = WinShare.DEVIATIONS * WinShare.DEVIATIONS;
        double least = WinShare.DEVIATIONS / (amounts.length + spread);
        return new Change(found.amount, found.error.map(error -> Math.max(error, least)));
    }
}
