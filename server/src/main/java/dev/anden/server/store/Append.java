package dev.anden.server.store;

/// What is written of one table at once ([PlyLog#append]).
///
/// @param table its id
/// @param writing what it is
record Append(String table, Writing writing) {}
