package dev.anden.arena;

/// The share of games that a bot won, a tie shared among those who tied, with the interval that holds the true
/// share in 95 % of all experiments.
///
/// @param share from 0 to 1
/// @param low the interval's lower end
/// @param high the interval's upper end
public record WinShare(double share, double low, double high) {
    /// Standard deviations on either side that hold 95 % of a normal distribution.
    public static final double DEVIATIONS = 1.959963984540054;

    /// The score interval (E. B. Wilson, 1927), which stays sensible near 0 and 1 and for few games.
    ///
    /// @param wins games won; a share of a tied game counts as a part
    /// @param games games played, at least 1
    /// @throws IllegalArgumentException if there were no games
    public static WinShare of(double wins, long games) {
        if (games <= 0) {
            throw new IllegalArgumentException("A share needs at least one game, not " + games);
        }
        double share = wins / games;
        double spread = DEVIATIONS * DEVIATIONS / games;
        double centre = (share + spread / 2) / (1 + spread);
        double half = DEVIATIONS / (1 + spread) * Math.sqrt(share * (1 - share) / games + spread / (4 * games));
        // Rounding may not put the share itself outside.
        return new WinShare(share, Math.clamp(centre - half, 0, share), Math.clamp(centre + half, share, 1));
    }
}
