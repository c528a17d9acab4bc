package dev.anden.protocol.past;

import java.util.List;
import java.util.Optional;

/// `GET /api/me/statistics`: the finished games of the person who asks, of one game and number of seats or of all.
/// Those that the person left to a bot are counted, and nothing else: what the bot made of them isn't theirs.
///
/// @param boards all that the person has played, whatever was asked for
/// @param summary of what was asked for; absent if there is no such game
/// @param scores the latest games, oldest first
/// @param tallies of what the score sheets of these games counted several of, such as tickets: how many were achieved
/// @param analysed the latest of the games that were analysed, oldest first
/// @param lines what points came from, by rule
/// @param opponents those met most often first
public record Statistics(
        List<BoardCount> boards,
        Optional<Summary> summary,
        List<PastScore> scores,
        List<PastTally> tallies,
        List<AnalysedGame> analysed,
        List<LineTally> lines,
        List<Opponent> opponents) {
    public Statistics {
        boards = List.copyOf(boards);
        scores = List.copyOf(scores);
        tallies = List.copyOf(tallies);
        analysed = List.copyOf(analysed);
        lines = List.copyOf(lines);
        opponents = List.copyOf(opponents);
    }

    /// How often a game was played with a number of seats.
    ///
    /// @param games how often, even if the person left it to a bot
    /// @param ranks how often the person came in first, second and so on, in games that they played to the end
    public record BoardCount(String game, int seats, int games, List<Integer> ranks) {
        public BoardCount {
            ranks = List.copyOf(ranks);
        }
    }

    /// Some games as a whole.
    ///
    /// @param deserted how many besides these the person left to a bot
    /// @param wins in how many games against others nobody was better; a shared win is one
    /// @param meanRank of the games against others; absent if there is none
    /// @param imported how many of the games were played elsewhere and brought along
    /// @param analysed of how many of the games is known what luck and play changed
    /// @param pace how many milliseconds a choice takes: the median of the medians of the latest games; absent if
    ///     nobody knows
    public record Summary(
            int games,
            int deserted,
            int wins,
            Optional<Double> meanRank,
            double meanScore,
            int best,
            int worst,
            int imported,
            int analysed,
            Optional<Long> pace) {}

    /// The end of a game.
    ///
    /// @param table the table's id
    /// @param ended milliseconds since 1970
    /// @param pace how many milliseconds a choice took in the median; absent if nobody knows
    public record PastScore(
            String table, String game, int seats, long ended, int score, int rank, Optional<Long> pace) {}

    /// What came of one line of the score sheet, game by game.
    ///
    /// @param rule the id of the line's rule
    /// @param made how many achieved what the rule asks for, in each of the [Statistics#scores]
    /// @param missed how many didn't
    public record PastTally(String rule, List<Integer> made, List<Integer> missed) {
        public PastTally {
            made = List.copyOf(made);
            missed = List.copyOf(missed);
        }
    }

    /// What decided a game for the person, as an analysis found it: changes of the chance to win, from -1 to 1, or
    /// of points where the person played alone; with all cards open.
    ///
    /// @param table the table's id
    /// @param ended milliseconds since 1970
    /// @param luck by how much all that chance brought changed it
    /// @param play by how much the person's own choices changed it
    public record AnalysedGame(String table, int seats, long ended, double luck, double play) {}

    /// Somebody whom the person met.
    ///
    /// @param name what the opponent is called now; empty for a bot
    /// @param bot the bot's level; empty for a person or a network bot
    /// @param networkBot whether it is somebody's program
    /// @param ahead how often the person who asks came out ahead
    /// @param tied how often both had the same rank
    public record Opponent(String name, String bot, boolean networkBot, int games, int ahead, int tied) {}
}
