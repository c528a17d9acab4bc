package dev.anden.protocol;

/// `POST /api/tables/{table}/invitations`: somebody who sits at an open table invites somebody with whom they have
/// played; answered by its [TableInfo].
///
/// @param table a table at which both have finished a game
/// @param seat where the other one sat there
public record NewInvitation(String table, int seat) {}
