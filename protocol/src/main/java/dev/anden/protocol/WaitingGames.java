package dev.anden.protocol;

import java.util.List;
import java.util.Optional;

/// `GET /api/me/waiting`: the ids of the tables that wait for the person who asks, in the order of [MyGames].
///
/// @param tables those where it is their turn, then those that they are asked to
/// @param invitations more about the latter
public record WaitingGames(List<String> tables, List<Invitation> invitations) {
    public WaitingGames {
        tables = List.copyOf(tables);
        invitations = List.copyOf(invitations);
    }

    /// An open table at which the same people as before play again, and where the person who asks has no seat yet.
    ///
    /// @param table its id
    /// @param game the game's id
    /// @param by the name of its host; absent if the host has no seat there
    public record Invitation(String table, String game, Optional<String> by) {}
}
