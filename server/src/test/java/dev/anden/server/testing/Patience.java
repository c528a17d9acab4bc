package dev.anden.server.testing;

import java.time.Duration;

/// How long tests wait for what is certain to come: so long that on a machine that does everything twenty times slower
/// than usual it has come, and far shorter than a test may take. Nobody waits for it to be over unless a test fails.
public final class Patience {
    public static final Duration LENGTH = Duration.ofMinutes(2);

    private Patience() {}

    /// The same for sockets.
    public static int milliseconds() {
        return Math.toIntExact(LENGTH.toMillis());
    }
}
