package dev.anden.arena.analysis;

/// What decided a game for a seat: by how much the chance to win changed (or the points of whoever plays alone),
/// with all cards open. What is missing to the whole change is what the others chose.
///
/// @param luck by all that chance brought, to whomever
/// @param play by what whoever sits there chose; what a bot chose for them is left out, as what the others chose
///     is
public record Balance(double luck, double play) {}
