package dev.anden.table;

import java.util.Optional;

/// A choice that a seat made before its turn.
///
/// @param text the action in the game's notation
/// @param command the client's command behind it; absent for a bot
public record EarlyChoice(int seat, String text, Optional<String> command) {}
