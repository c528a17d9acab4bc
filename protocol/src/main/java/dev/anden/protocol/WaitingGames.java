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

    /// An open table to which the person who asks is invited, and where they have no seat yet.
    ///
    /// @param table its id
    /// @param game the game's id
    /// @param by the name of whoever invites them; absent if it is a rematch whose host has no seat there
    /// @param rematch whether the same people as before play again there, which is the host's invitation
    public record Invitation(String table, String game, Optional<String> by, boolean rematch) {}
}
