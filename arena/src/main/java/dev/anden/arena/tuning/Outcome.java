package dev.anden.arena.tuning;

import dev.anden.arena.WinShare;

/// How a bot did in games against another.
///
/// @param games how many
/// @param wins games won, a tie shared among those who tied
/// @param lead points by which it was ahead of the best of the others, on average
/// @param spread the root mean square of these leads, in points
/// @param value the mean of what each lead is worth, 0 to 1: less noisy than wins, since a narrow win says less
public record Outcome(long games, double wins, double lead, double spread, double value) {
    /// The share of games won.
    public WinShare share() {
        return WinShare.of(wins, games);
    }
}
