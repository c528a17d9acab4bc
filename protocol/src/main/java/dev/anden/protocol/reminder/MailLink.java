package dev.anden.protocol.reminder;

/// What is in the link of a mail: `/confirm#TOKEN` or `/unsubscribe#TOKEN`. `POST /api/reminders/confirm` says
/// that one wants more, `POST /api/reminders/unsubscribe` that one doesn't.
///
/// @param token a secret
public record MailLink(String token) {}
