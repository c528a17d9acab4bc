package dev.anden.protocol.tournament;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import java.util.Map;
import java.util.Optional;

/// `POST /api/tournaments`: sets a tournament up, for whoever has its link; answered by its [TournamentInfo].
/// Whoever sets it up is its host, and plays only if they enter it.
///
/// @param game the game's id
/// @param seats how many play at a table; where people are missing bots sit
/// @param rounds how many games everybody plays, 1 to [dev.anden.protocol.WireLimits#MOST_ROUNDS]
/// @param time how much time the people at its tables have; there always is a limit
/// @param bot the level of its bots
/// @param options values by the id of a game's option; what isn't named has its default; absent: nothing is
///     named
/// @param spectators what those who watch its games are to see; absent: what everybody knows
/// @param command an id of the client's own (a UUID): the same command of the same person sent twice sets one
///     tournament up, and is answered with it both times; absent: each is another one
public record NewTournament(
        String game,
        int seats,
        int rounds,
        TimeControl time,
        String bot,
        Optional<Map<String, String>> options,
        Optional<SpectatorView> spectators,
        Optional<String> command) {
    public NewTournament {
        options = options.map(Map::copyOf);
    }
}
