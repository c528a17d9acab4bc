package dev.anden.protocol.reminder;

import java.util.List;
import java.util.Optional;

/// `PUT /api/reminders/wishes`: what a person is told, and when, wherever they are told. Answered with
/// [Reminders].
///
/// @param unwanted what they aren't told; empty if they are told everything
/// @param quiet when they aren't told anything; absent if they are told at any hour
public record ReminderWishes(List<ReminderTopic> unwanted, Optional<QuietHours> quiet) {
    /// Of whoever hasn't said anything: everything, at any hour.
    public static final ReminderWishes ALL = new ReminderWishes(List.of(), Optional.empty());

    public ReminderWishes {
        unwanted = List.copyOf(unwanted).stream().distinct().sorted().toList();
    }
}
