package dev.anden.games.tickettoride.map;

/// One space of a route: a rounded bar of [MapDrawing#spaceLength()] by [MapDrawing#spaceWidth()].
///
/// @param x     its centre
/// @param y     its centre
/// @param angle degrees that the bar is turned clockwise from lying flat, above -90 to 90, so that what is
///     written on it can be read
public record SpaceMark(double x, double y, double angle) {}
