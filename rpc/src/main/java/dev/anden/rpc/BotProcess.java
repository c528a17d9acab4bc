package dev.anden.rpc;

import dev.anden.engine.UnfitException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A program that is started, written to and listened to by lines. However much it writes, no more is held than a few
/// lines of limited length: then it has to wait until it is asked. One that doesn't read holds nobody up for
/// longer than one that doesn't answer.
final class BotProcess implements AutoCloseable {
    /// How long a line may be, in bytes.
    static final int MOST_BYTES = 1 << 20;

    /// A program that answers what it is asked has one line unread.
    private static final int MOST_UNREAD = 4;

    /// How long it may take to end by itself.
    private static final Duration MOMENT = Duration.ofSeconds(1);

    private final Process process;
    private final Thread writer;
    private final Thread listener;
    private final BlockingQueue<String> unwritten = new SynchronousQueue<>();
    private final BlockingQueue<LineReader.Line> lines = new ArrayBlockingQueue<>(MOST_UNREAD);

    /// Starts it.
    ///
    /// @param command the program and its arguments, as [CommandWords] splits them
    /// @throws UnfitException if the command names no program
    /// @throws ProcessException if it can't be started
    BotProcess(String command) {
        try {
            process = new ProcessBuilder(CommandWords.of(command))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException absent) {
            throw new ProcessException(ProcessFlaw.NOT_STARTED.of("command", command));
        }
        // Whoever waits for a pipe keeps a thread of the system: only the program's end gets one out of a write that it
        // doesn't read. Virtual threads would keep those that carry all of them.
        writer = Thread.ofPlatform().daemon().start(this::write);
        listener = Thread.ofPlatform().daemon().start(this::listen);
    }

    /// Writes a line to it, and waits for the next one that it writes.
    ///
    /// @param limit how long it may take to read all lines before this one, and then to answer
    /// @return empty if it takes longer
    Optional<LineReader.Line> ask(String line, Duration limit) throws InterruptedException {
        return unwritten.offer(line, limit.toNanos(), TimeUnit.NANOSECONDS)
                ? Optional.ofNullable(lines.poll(limit.toNanos(), TimeUnit.NANOSECONDS))
                : Optional.empty();
    }

    /// Writes what it is asked. It is told that there is nothing more, once the thread is interrupted.
    private void write() {
        try (Writer input = process.outputWriter(StandardCharsets.UTF_8)) {
            while (true) {
                input.write(unwritten.take() + "\n");
                input.flush();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } catch (IOException ended) {
            // It reads no more, so nothing more comes than what it has written already.
            lines.offer(new LineReader.Line.End());
        }
    }

    /// Passes on what it writes, and at last that it ended.
    private void listen() {
        try (InputStream output = process.getInputStream()) {
            var reader = new LineReader(output, MOST_BYTES, () -> {});
            LineReader.Line line = reader.read();
            while (line instanceof LineReader.Line.Whole) {
                lines.put(line);
                line = reader.read();
            }
            lines.put(line);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } catch (IOException closed) {
            lines.offer(new LineReader.Line.End());
        }
    }

    /// Ends it, and whatever it has started: its input ends, which tells it to end by itself; what doesn't within a
    /// moment is asked to, and what doesn't do that within another one is killed.
    @Override
    public void close() {
        // Who has started a process can't be found out any more when the one who did has ended.
        Set<ProcessHandle> family = withChildren(Set.of(process.toHandle()));
        writer.interrupt();
        waitFor(Set.of(process.toHandle()));
        family = withChildren(family);
        family.forEach(ProcessHandle::destroy);
        waitFor(family);
        withChildren(family).forEach(ProcessHandle::destroyForcibly);
        listener.interrupt();
    }

    /// Some processes, what they have started, and what that has started: each of them before what it has started,
    /// for one that is killed later may have started another by then.
    private static Set<ProcessHandle> withChildren(Set<ProcessHandle> family) {
        return family.stream()
                .flatMap(member -> Stream.concat(Stream.of(member), member.descendants()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// Waits until all have ended, but no longer than a moment.
    private static void waitFor(Set<ProcessHandle> family) {
        try {
            CompletableFuture.allOf(family.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new))
                    .get(MOMENT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException | ExecutionException unended) {
            // Stronger means follow.
        }
    }
}
