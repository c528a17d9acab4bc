package dev.anden.server.store.history;

/// A game of a person's that nobody plays on, with a result or without.
///
/// @param table the table's id
/// @param game the game's id
/// @param ended milliseconds since 1970; of a game without a result, when its table was set up
public record ArchivedGame(String table, String game, long ended) {}
