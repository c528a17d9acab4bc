package dev.anden.games.tickettoride.map;

/// A city as it is drawn: a mark of radius [MapDrawing#cityRadius()] and its name.
///
/// @param id    the board's name for it
/// @param x     its centre
/// @param y     its centre
/// @param label its name
public record CityMark(String id, double x, double y, Label label) {}
