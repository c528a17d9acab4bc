package dev.anden.cli.serve;

import java.time.Duration;

/// Ends the process for good if what was to be closed isn't after a while, because a disk or a database doesn't answer:
/// whoever asked it to end would kill it in the end. What was acknowledged is on disk before it is, and stays.
final class TimelyEnd {
    private TimelyEnd() {}

    /// From now on there is so much time to end, and no more.
    ///
    /// @param late what is done then: it doesn't wait for anything
    /// @return what watches over it; it keeps no process alive, and does nothing any more once it is interrupted
    static Thread within(Duration time, Runnable late) {
        return Thread.ofPlatform().daemon().name("timely-end").start(() -> {
            try {
                Thread.sleep(time);
                late.run();
            } catch (InterruptedException unneeded) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
