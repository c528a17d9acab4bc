package dev.anden.protocol.past;

import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import java.util.List;
import java.util.Optional;

/// `GET /api/players/{id}`: what somebody with an account shows everybody who has the address.
///
/// @param name what the person is called now
/// @param since the month since which the person is known here, such as `2026-11` (UTC)
/// @param you whether it is the page of the person who asks
/// @param least how many rated games of a board it takes for a rating to be told
/// @param ratings of all time, one for each board, by its id
/// @param results how games ended that were played here, one for each board, most often played first
/// @param games the latest games at listed tables, newest first; their `you` is the seat of whose page it is
/// @param known whose page it is, to the person who asks; absent if they haven't finished a game together
/// @param together the latest games of both, newest first, at whatever table; their `you` is the seat of the person
///     who asks
/// @param muted by which the person who asks can hear whose page it is again; absent if they do
public record Profile(
        String name,
        String since,
        boolean you,
        int least,
        List<BoardRating> ratings,
        List<BoardResults> results,
        List<PastGame> games,
        Optional<KnownPerson> known,
        List<PastGame> together,
        Optional<String> muted) {
    public Profile {
        ratings = List.copyOf(ratings);
        results = List.copyOf(results);
        games = List.copyOf(games);
        together = List.copyOf(together);
    }

    /// How somebody plays a board.
    ///
    /// @param points as in the tables of ratings
    /// @param provisional whether that is still unsure
    public record BoardRating(String game, int points, boolean provisional, int games, int wins) {}

    /// How somebody's games on a board ended. A shared win is one; a game that was left to a bot isn't won.
    ///
    /// @param people against other people at least
    /// @param bots against bots only
    /// @param alone how many were played without others
    public record BoardResults(String game, Won people, Won bots, int alone) {}

    /// @param games how many were played
    /// @param wins how many of them were won
    public record Won(int games, int wins) {}
}
