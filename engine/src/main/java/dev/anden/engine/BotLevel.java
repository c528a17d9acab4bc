package dev.anden.engine;

/// A level that bots can play a game at.
///
/// @param name what it is asked for by, such as `greedy`
/// @param difficulty how hard it is to beat, for people
/// @param strength its place among the levels of its game, whoever brings them along: of two levels the one with
///     the larger number wins more often than the other, [#CHANCE] is chance. Providers leave room between theirs
///     (100, 200 …)
/// @param offered whether people are offered it as an opponent; otherwise it is a yardstick for experiments, and
///     stored tables may name it
public record BotLevel(String name, Difficulty difficulty, int strength, boolean offered) {
    /// The strength of chance.
    public static final int CHANCE = 0;

    /// @throws IllegalArgumentException if it is weaker than chance
    public BotLevel {
        if (strength < CHANCE) {
            throw new IllegalArgumentException("The level %s can't be weaker than chance".formatted(name));
        }
    }

    /// A level that people are offered.
    public BotLevel(String name, Difficulty difficulty, int strength) {
        this(name, difficulty, strength, true);
    }

    /// A level that is a yardstick for experiments, and nobody's opponent.
    public static BotLevel forExperiments(String name, int strength) {
        return new BotLevel(name, Difficulty.EASY, strength, false);
    }
}
