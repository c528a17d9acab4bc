package dev.anden.protocol;

/// `PUT /api/reminders/webhook`: an address of the web is to be told when it is its person's turn. Answered with
/// a [WebhookSecret].
///
/// @param language the code of the language of its titles
public record NewReminderWebhook(String address, String language) {}
