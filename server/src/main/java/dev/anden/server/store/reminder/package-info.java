/// What people are to be told who aren't there, and where they want to be told.
///
/// Open first:
/// - [dev.anden.server.store.reminder.ReminderStore]: what is due, of which each server takes some.
/// - [dev.anden.server.store.reminder.ReceiverStore]: browsers and addresses.
@NullMarked
package dev.anden.server.store.reminder;

import org.jspecify.annotations.NullMarked;
