/// Who isn't there is told that it is their turn: by the push service of their browser, by mail, or at an
/// address of the web. What there is to tell is written as rows with what it is about
/// ([dev.anden.server.table.Reminding], [dev.anden.server.store.reminder.ReminderStore]); here they are
/// taken and sent, and people say where they want to be told.
///
/// Open first: [dev.anden.server.reminder.Delivery], then [dev.anden.server.reminder.Receivers].
@NullMarked
package dev.anden.server.reminder;

import org.jspecify.annotations.NullMarked;
