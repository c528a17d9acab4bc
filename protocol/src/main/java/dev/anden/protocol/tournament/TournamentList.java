package dev.anden.protocol.tournament;

import java.util.List;

/// `GET /api/tournaments`: those that the person who asks, or somebody who plays on the same device, has set up
/// or entered; first those that aren't over, then the latest others.
public record TournamentList(List<TournamentGlance> tournaments) {
    public TournamentList {
        tournaments = List.copyOf(tournaments);
    }

    /// A tournament in a list.
    ///
    /// @param entrants how many have entered
    /// @param round the round that goes on, or was the last one; 0 before the first
    public record TournamentGlance(
            String id, String game, String hostName, TournamentStatus status, int entrants, int round, int rounds) {}
}
