package dev.anden.server.testing;

/// Two who do something at the same time.
public final class Together {
    private Together() {}

    /// Runs both, and returns when both are done.
    public static void run(Runnable one, Runnable other) {
        Thread thread = Thread.startVirtualThread(other);
        one.run();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
