package dev.anden.protocol;

/// `POST /api/tables/{table}/branch`: somebody plays on from a moment of a game that is over, at a table of their
/// own, against bots. What had happened by then stands; what chance brings from there on is dealt anew.
///
/// @param ply how many plies of the game come before the moment: 1 or more, and fewer than it has
/// @param seat where whoever asks sits
/// @param level who plays the other seats: one of the levels of `GET /api/games/{game}/levels`; of no meaning
///     where there are none
public record NewBranch(int ply, int seat, String level) {}
