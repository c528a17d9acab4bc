package dev.anden.arena;

import java.util.List;

/// What an experiment showed of one bot. The same seed gives the same numbers on any machine.
///
/// @param bot its name
/// @param games games played
/// @param mean its mean final score
/// @param deviation the standard deviation of its final scores
/// @param best its best final score
/// @param worst its worst final score
/// @param wins the share of games won
/// @param turns turns per game, on average
/// @param decisions choices per game, on average
/// @param rules by rule, in alphabetical order, where its points come from
public record BotResult(
        String bot,
        long games,
        double mean,
        double deviation,
        int best,
        int worst,
        WinShare wins,
        double turns,
        double decisions,
        List<RuleResult> rules) {
    public BotResult {
        rules = List.copyOf(rules);
    }

    /// What one rule's lines of the score sheet add up to, on average of all games.
    ///
    /// @param rule the rule's id
    /// @param lines lines per game (such as tickets kept)
    /// @param achieved lines per game that were achieved (such as tickets completed)
    /// @param points points per game
    public record RuleResult(String rule, double lines, double achieved, double points) {}
}
