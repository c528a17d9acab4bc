package dev.anden.server.reminder;

import dev.anden.server.store.reminder.Receiver;
import java.io.IOException;

/// A way to tell somebody something. Used by many threads.
interface Channel {
    /// Tells it, in a bounded time.
    ///
    /// @throws OutOfReach if nothing can be told that way just now, whoever it is for
    /// @throws IOException if nobody knows whether it was taken; it may be tried again
    Outcome send(Receiver receiver, Message message) throws IOException;
}
