package dev.anden.games.tickettoride.map;

import dev.anden.engine.Phrase;

/// Two things of a drawing that lie on one another, or one that leaves the sheet.
///
/// @param one what, such as `space 2 of route 17`
/// @param other the other one, or the edge
/// @param depth how deep, in units of the drawing
public record Overlap(Phrase one, Phrase other, double depth) {}
