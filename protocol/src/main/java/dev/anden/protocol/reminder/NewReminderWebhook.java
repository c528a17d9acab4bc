package dev.anden.protocol.reminder;

/// `PUT /api/reminders/webhook`: an address of the web is to be told when it is its person's turn. Answered with
/// a [WebhookSecret].
///
/// @param language the code of the language of its titles
/// @param password the account's, if it has one: the address outlives the session in which it was given
public record NewReminderWebhook(String address, String language, String password) {}
