package dev.anden.protocol.reminder;

/// A browser that is told when it is its person's turn.
///
/// @param id names it in addresses
/// @param name what it is, such as `Firefox · Android`; empty if it doesn't say
/// @param since when it was added, in milliseconds since 1970
/// @param stopped whether it failed so often that it is told nothing more
public record ReminderBrowser(String id, String name, long since, boolean stopped) {}
