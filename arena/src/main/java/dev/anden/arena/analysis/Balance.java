package dev.anden.arena.analysis;

/// What decided a game for a seat: by how much the chance to win changed (or the points of whoever plays alone),
/// with all cards open. What is missing to the whole change is what the others chose.
///
/// @param luck by all that chance brought, to whomever
/// @param play by the seat's own choices
public record Balance(double luck, double play) {}
