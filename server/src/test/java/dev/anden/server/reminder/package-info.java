/// Tests of reminders without a server.
@NullMarked
package dev.anden.server.reminder;

import org.jspecify.annotations.NullMarked;
