package dev.anden.arena.analysis;

import dev.anden.engine.Action;

/// An action that could have been chosen.
///
/// @param code its code
/// @param action the action itself
/// @param text its text form
/// @param worth what it is worth to the seat: the chance to win with it, from 0 to 1, or points
public record Option(int code, Action action, String text, Change worth) {}
