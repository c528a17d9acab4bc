package dev.anden.server.store;

import java.util.Optional;
import java.util.OptionalInt;

/// One line of a table's log: a ply, or that the last ply still standing was taken back.
///
/// @param line its number, from 0
/// @param actor the seat that acted, or `State.CHANCE`
/// @param text the action or outcome in the game's notation; empty if a ply was taken back
/// @param hash the hash of the state after it
/// @param at when, in milliseconds since 1970
/// @param command the client's command behind it, if one was
/// @param undoes the line of the ply that was taken back; empty for a ply
public record StoredLine(
        int line, int actor, String text, long hash, long at, Optional<String> command, OptionalInt undoes) {}
