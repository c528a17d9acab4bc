package dev.anden.server.testing;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

/// Two who do something at the same time.
public final class Together {
    private Together() {}

    /// Runs both, and returns when both are done.
    ///
    /// @throws AssertionError if either failed, with the reasons of both
    public static void run(Runnable one, Runnable other) {
        CompletableFuture<Void> first = CompletableFuture.runAsync(one, Thread::startVirtualThread);
        CompletableFuture<Void> second = CompletableFuture.runAsync(other, Thread::startVirtualThread);
        List<Throwable> failures =
                Stream.of(first, second).flatMap(each -> failure(each).stream()).toList();
        if (!failures.isEmpty()) {
            var failure = new AssertionError("%d of two failed".formatted(failures.size()), failures.getFirst());
            failures.stream().skip(1).forEach(failure::addSuppressed);
            throw failure;
        }
    }

    private static Optional<Throwable> failure(CompletableFuture<Void> task) {
        try {
            task.join();
            return Optional.empty();
        } catch (CompletionException wrapped) {
            return Optional.of(Optional.ofNullable(wrapped.getCause()).orElse(wrapped));
        }
    }
}
