package dev.anden.engine;

/// A level that bots can play a game at.
///
/// @param name what it is asked for by, such as `greedy`
/// @param difficulty how hard it is to beat
public record BotLevel(String name, Difficulty difficulty) {}
