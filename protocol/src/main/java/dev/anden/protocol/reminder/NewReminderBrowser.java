package dev.anden.protocol.reminder;

/// `POST /api/reminders/browsers`: this browser is to be told when it is its person's turn. Answered with what is
/// known of it.
///
/// @param endpoint its address at its push service
/// @param key its public key, in Base64 for addresses
/// @param auth the secret that it shares with the server, in the same
/// @param language the code of the language that it is told in
public record NewReminderBrowser(String endpoint, String key, String auth, String language) {}
