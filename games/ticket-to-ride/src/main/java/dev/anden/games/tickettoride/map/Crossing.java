package dev.anden.games.tickettoride.map;

/// Two routes that cross on a drawing.
///
/// @param route the one with the smaller index in [Geography#lines()]
/// @param other the other one
public record Crossing(int route, int other) {}
