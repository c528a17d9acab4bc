package dev.anden.games.tickettoride.map;

/// A point of a flat drawing. `x` grows to the right and `y` downward, as in SVG.
record Point(double x, double y) {}
