package dev.anden.protocol.reminder;

/// A mail address that is written to when it is its person's turn.
///
/// @param id names it in addresses
/// @param confirmed whether whoever reads its mails has said that they want them
/// @param stopped whether it failed so often that it is told nothing more
public record ReminderMail(String id, String address, boolean confirmed, boolean stopped) {}
