package dev.anden.games.tickettoride.map;

/// A river as it is drawn.
///
/// @param name  what people call it
/// @param path  SVG path data of its course, to be stroked
/// @param width how broad the stroke shall be
public record RiverDrawing(String name, String path, double width) {}
