package dev.anden.protocol.reminder;

/// An address of the web that is told when it is its person's turn.
///
/// @param id names it in addresses
/// @param stopped whether it failed so often that it is told nothing more
public record ReminderWebhook(String id, String address, boolean stopped) {}
