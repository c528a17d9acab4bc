package dev.anden.protocol.reminder;

/// `PUT /api/reminders/mail`: a mail address is to be written to when it is its person's turn. It has to be
/// confirmed first.
///
/// @param language the code of the language of the mails
/// @param password the account's, if it has one: a confirmed address can choose another one
public record NewReminderMail(String address, String language, String password) {}
