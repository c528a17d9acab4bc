package dev.anden.server.store;

import java.util.Optional;

/// One line of a table's log.
///
/// @param ply its number, from 0
/// @param actor the seat that acted, or `State.CHANCE`
/// @param text the action or outcome in the game's notation
/// @param hash the hash of the state after it
/// @param at when, in milliseconds since 1970
/// @param command the client's command behind it, if one was
public record StoredPly(int ply, int actor, String text, long hash, long at, Optional<String> command) {}
