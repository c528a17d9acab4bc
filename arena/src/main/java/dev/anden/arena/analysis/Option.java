package dev.anden.arena.analysis;

/// An action that could have been chosen.
///
/// @param code its code
/// @param text its text form
/// @param worth what it is worth to the seat: the chance to win with it, from 0 to 1, or points
public record Option(int code, String text, Change worth) {}
