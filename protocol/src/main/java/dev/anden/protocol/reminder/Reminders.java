package dev.anden.protocol.reminder;

import java.util.List;
import java.util.Optional;

/// `GET /api/reminders`: where a person is told that it is their turn while they aren't connected.
///
/// @param pushKey what a browser subscribes with
/// @param browsers those that are told, the oldest first
/// @param mails whether this server sends mails
/// @param mailAddresses that of the person that is confirmed, and then one that waits to be: it takes the other
///     one's place when it is
/// @param webhook an address of the web; absent if there is none
/// @param wishes what the person is told, and when
public record Reminders(
        String pushKey,
        List<ReminderBrowser> browsers,
        boolean mails,
        List<ReminderMail> mailAddresses,
        Optional<ReminderWebhook> webhook,
        ReminderWishes wishes) {
    public Reminders {
        browsers = List.copyOf(browsers);
        mailAddresses = List.copyOf(mailAddresses);
    }
}
