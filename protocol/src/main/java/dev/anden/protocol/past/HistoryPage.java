package dev.anden.protocol.past;

import java.util.List;
import java.util.Optional;

/// `GET /api/me/history`: finished games of the person who asks, newest first.
///
/// @param archives how many files hold all games of the person who asks that nobody plays on, 1 or more:
///     `GET /api/me/history/export`, `part` by `part`
/// @param next what to ask for the page behind this one with: `after`; absent on the last one
public record HistoryPage(List<PastGame> games, int archives, Optional<String> next) {
    public HistoryPage {
        games = List.copyOf(games);
    }

    /// A finished game.
    ///
    /// @param table the table's id
    /// @param game the game's id
    /// @param ended milliseconds since 1970
    /// @param imported whether it was played elsewhere, and brought along by the person who asks
    /// @param branched whether it goes on from a moment of another game, and so doesn't count
    /// @param noted whether the person who asks has written something down of it
    /// @param you the seat of the person who asks
    /// @param lines what that seat's points came from
    public record PastGame(
            String table,
            String game,
            long ended,
            boolean imported,
            boolean branched,
            boolean noted,
            int you,
            List<PastSeat> seats,
            List<LineTally> lines) {
        public PastGame {
            seats = List.copyOf(seats);
            lines = List.copyOf(lines);
        }
    }

    /// Who sat in a seat, and how it ended there.
    ///
    /// @param name what the person is called now, or was at a game that was brought along; empty for a bot
    /// @param bot the bot's level; empty for a person or a network bot
    /// @param networkBot whether it was somebody's program
    /// @param score what the seat had in the end, whoever played there
    /// @param rank from 1 among those who played on themselves, as ratings have it; who left the game to a bot
    ///     comes after them; tied seats share the better one
    /// @param deserted whether the person left the game to a bot: for good, or for half of the choices or more
    public record PastSeat(String name, String bot, boolean networkBot, int score, int rank, boolean deserted) {}
}
