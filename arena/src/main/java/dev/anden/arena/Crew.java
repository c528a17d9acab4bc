package dev.anden.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What each of several threads works with, made for all of them at once and let go of at once: a bot that is a program
/// takes seconds to start, and may take some to end.
///
/// @param <W> the tools of one thread
public final class Crew<W> implements AutoCloseable {
    private final List<W> members;
    private final Consumer<W> letGo;

    private Crew(List<W> members, Consumer<W> letGo) {
        this.members = List.copyOf(members);
        this.letGo = letGo;
    }

    /// Makes the tools of some threads. If some can't be made, those that were are let go of.
    ///
    /// @param threads for how many, at least 1
    /// @param maker makes those of one thread; what it throws is thrown here
    /// @param letGo lets go of those of one thread
    /// @throws InterruptedException if the calling thread is interrupted
    public static <W> Crew<W> of(int threads, Supplier<W> maker, Consumer<W> letGo) throws InterruptedException {
        var made = Collections.synchronizedList(new ArrayList<W>());
        try {
            new WorkPile(threads).workOff(Collections.nCopies(threads, maker), (each, number) -> made.add(each.get()));
        } catch (InterruptedException | RuntimeException | Error failure) {
            new Crew<>(made, letGo).close();
            throw failure;
        }
        return new Crew<>(made, letGo);
    }

    /// The tools of each thread.
    public List<W> members() {
        return members;
    }

    /// Lets go of all of them. Where that fails for one, the others are let go of all the same.
    @Override
    public void close() {
        var ending = new ArrayList<Future<?>>();
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            members.forEach(member -> ending.add(threads.submit(() -> letGo.accept(member))));
        }
        for (Future<?> each : ending) {
            if (each.state() == Future.State.FAILED && each.exceptionNow() instanceof RuntimeException failure) {
                throw failure;
            }
        }
    }
}
