package dev.anden.server.chaos;

import java.time.Duration;

/// Asks again until somebody answers.
final class Patience {
    /// As long as a server takes to start on a very busy machine, several times over.
    private static final Duration LENGTH = Duration.ofMinutes(10);

    private static final int PAUSE_MILLISECONDS = 100;

    private Patience() {}

    /// @param <T> what is answered
    interface Asking<T> {
        T ask();
    }

    static <T> T patiently(Asking<T> question) throws InterruptedException {
        long end = System.nanoTime() + LENGTH.toNanos();
        while (true) {
            try {
                return question.ask();
            } catch (RuntimeException | AssertionError gone) {
                if (System.nanoTime() > end) {
                    throw gone;
                }
                Thread.sleep(PAUSE_MILLISECONDS);
            }
        }
    }
}
