package dev.anden.server.store.history;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Answers that take long once much has been played, and change little meanwhile: each is found by one at a time, and
/// given again for a while. What is found quickly is asked each time.
///
/// @param <K> what is asked
/// @param <V> the answer
final class SlowAnswers<K, V> {
    static final Duration LONG = Duration.ofMillis(200);
    static final Duration KEPT = Duration.ofSeconds(30);

    private final LongSupplier nanoseconds;
    private final Map<K, Answer<V>> answers = new ConcurrentHashMap<>();

    /// @param nanoseconds a clock, as `System::nanoTime`
    SlowAnswers(LongSupplier nanoseconds) {
        this.nanoseconds = nanoseconds;
    }

    /// @param since when it was found, in nanoseconds
    /// @param slow whether that took long
    private record Answer<V>(V value, long since, boolean slow) {}

    /// The answer to a question.
    V of(K key, Supplier<V> question) {
        long now = nanoseconds.getAsLong();
        answers.values().removeIf(known -> now - known.since() > KEPT.toNanos());
        Answer<V> answer = answers.computeIfAbsent(key, _ -> ask(question));
        if (!answer.slow()) {
            answers.remove(key, answer);
        }
        return answer.value();
    }

    private Answer<V> ask(Supplier<V> question) {
        long began = nanoseconds.getAsLong();
        V value = question.get();
        long now = nanoseconds.getAsLong();
        return new Answer<>(value, now, now - began >= LONG.toNanos());
    }
}
