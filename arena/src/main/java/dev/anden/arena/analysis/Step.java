package dev.anden.arena.analysis;

/// What a part of the game changed for a seat.
///
/// @param stretch which part
/// @param before what the position before it was worth, with all cards open
/// @param change by how much that changed
public record Step(Stretch stretch, double before, Change change) {}
