package dev.anden.protocol;

/// What somebody who sits at a table adds to the seed of its game.
///
/// @param digits 64 hexadecimal ones in lower case, drawn by chance
public record NewContribution(String digits) {}
