package dev.anden.protocol.past;

import java.util.List;
import java.util.Optional;

/// `GET /api/ratings/{game}`: who plays a game best, of all time or within a season.
///
/// @param season a quarter of a year, as `2026-Q4`; empty for all time
/// @param seasons those in which the game was played, latest first
/// @param least how many games it takes to be listed
/// @param players the best ones, best first
/// @param mine the person who asks, listed or not; absent if they have no rating
/// @param course the rating of all time of the person who asks after each of their latest rated games, oldest
///     first; empty within a season
/// @param alone the best scores of those who played it alone, best first
public record RatingTable(
        String game,
        String season,
        List<String> seasons,
        int least,
        List<RatedPlayer> players,
        Optional<RatedPlayer> mine,
        List<RatedGame> course,
        List<BestScore> alone) {
    public RatingTable {
        seasons = List.copyOf(seasons);
        players = List.copyOf(players);
        course = List.copyOf(course);
        alone = List.copyOf(alone);
    }

    /// Somebody's rating.
    ///
    /// @param name what the person is called; empty for a bot
    /// @param bot the bot's level; empty for a person
    /// @param you whether it is the person who asks
    /// @param points the rating as one number: 1000 for whoever is unknown
    /// @param provisional whether too little is known to make much of it
    /// @param profile by which the person's page is found ([Profile]); absent if it isn't open
    public record RatedPlayer(
            String name,
            String bot,
            boolean you,
            int points,
            boolean provisional,
            int games,
            int wins,
            Optional<String> profile) {}

    /// How a person stood after a rated game.
    ///
    /// @param table the table's id
    /// @param ended milliseconds since 1970
    /// @param points the rating as one number
    /// @param provisional whether too little was known to make much of it
    public record RatedGame(String table, long ended, int points, boolean provisional) {}

    /// Somebody's best score in a game for one.
    ///
    /// @param profile by which their page is found ([Profile]); absent if it isn't open
    public record BestScore(String name, boolean you, int score, Optional<String> profile) {}
}
