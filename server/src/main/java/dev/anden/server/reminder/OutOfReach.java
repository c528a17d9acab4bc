package dev.anden.server.reminder;

import java.io.IOException;

/// What a message has to go by doesn't work, such as the server's own mail server. Its receiver has no part in that.
final class OutOfReach extends IOException {
    private static final long serialVersionUID = 1L;

    OutOfReach(String reason) {
        super(reason);
    }

    OutOfReach(Throwable cause) {
        super(cause);
    }
}
