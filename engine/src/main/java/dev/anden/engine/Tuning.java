package dev.anden.engine;

import java.util.List;

/// Numbers by which a bot weighs one thing against another, and that can be changed: what a tuner looks for good
/// ones in, without knowing the game.
public interface Tuning {
    /// The level that is tuned.
    String level();

    /// The numbers as they are, in the order of their file.
    List<Weight> weights();

    /// A new bot of the level that goes by other numbers.
    ///
    /// @param values one for each of [#weights], in that order
    /// @throws IllegalArgumentException if a number is out of its range, or there aren't as many
    Player player(List<Double> values);

    /// The file that the numbers are read from, with others in it.
    ///
    /// @param values one for each of [#weights], in that order
    /// @throws IllegalArgumentException if a number is out of its range, or there aren't as many
    String file(List<Double> values);

    /// One of these numbers.
    ///
    /// @param name what it is called
    /// @param least the least that it may be
    /// @param most the most that it may be, more than the least
    /// @param value what it is
    record Weight(String name, double least, double most, double value) {}
}
