package dev.anden.protocol.tournament;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A tournament as whoever asks for it sees it: `GET /api/tournaments/{tournament}`.
///
/// In each game people get a point for every seat that they leave behind, and half a point for every other one
/// that is level with them.
///
/// @param hostName what its host is called
/// @param host whether whoever asks is its host. When the host has gone, the first one who entered is
/// @param you the number of whoever asks, if they have entered it
/// @param seats how many play at a table
/// @param rounds how many games everybody plays
/// @param bot the level of the bots that sit where people are missing
/// @param round the round that goes on, or was the last one; 0 before the first
/// @param settled whether no game of that round goes on
/// @param itself whether the next round begins by itself once this one is settled; otherwise its host has it
///     begin
/// @param entrants who takes part: in the order in which they entered, or, once it has begun, as they stand
/// @param games of all rounds, the latest round first
public record TournamentInfo(
        String id,
        String game,
        Map<String, String> options,
        String hostName,
        boolean host,
        Optional<Integer> you,
        int seats,
        int rounds,
        TimeControl time,
        SpectatorView spectators,
        String bot,
        TournamentStatus status,
        int round,
        boolean settled,
        boolean itself,
        List<Entrant> entrants,
        List<TournamentGame> games) {
    public TournamentInfo {
        options = Map.copyOf(options);
        entrants = List.copyOf(entrants);
        games = List.copyOf(games);
    }

    /// Somebody who takes part.
    ///
    /// @param number by which others name them here
    /// @param name empty if they have gone, and nobody knows any more
    /// @param withdrawn whether they play no further rounds
    /// @param games how many of their games have counted
    /// @param points what these brought them
    /// @param opposition the points of those whom they played, which decides between people with as many points
    /// @param place 1 is the best; shared by those between whom nothing decides
    public record Entrant(
            int number, String name, boolean withdrawn, int games, double points, double opposition, int place) {}

    /// A game of a round. Bots sit where it has fewer players than a table has seats.
    ///
    /// @param table the id of its table, which may have gone; empty for somebody who rests, for whom there was
    ///     nobody to play, and who is given the point
    public record TournamentGame(
            int round, Optional<String> table, GameOutcome outcome, List<TournamentPlayer> players) {
        public TournamentGame {
            players = List.copyOf(players);
        }
    }

    /// Somebody in a game.
    ///
    /// @param entrant the number of an entrant
    /// @param score how many points of the game they made, if it counted and they played it
    /// @param points what that brought in the tournament, if it counted
    public record TournamentPlayer(int entrant, Optional<Integer> score, Optional<Double> points) {}
}
