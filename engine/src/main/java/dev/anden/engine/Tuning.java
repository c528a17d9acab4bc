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

    /// A new bot by other numbers for a game, where bots have to forget everything between two choices; what
    /// plays in a tuner ([#player]) may remember, and is quicker.
    ///
    /// @param values one for each of [#weights], in that order
    /// @throws IllegalArgumentException if a number is out of its range, or there aren't as many
    Player bot(List<Double> values);

    /// The numbers of such a file as [#file] writes.
    ///
    /// @param name what the file is called in messages
    /// @return one for each of [#weights], in that order
    /// @throws UnfitException if it isn't such a file, or a number is out of its range; the reason says where
    List<Double> values(String name, String text);

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
