package dev.anden.server.thinking;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/// Threads that leave the processors to those who answer people, where both want them.
///
/// A JVM keeps the priorities of its threads to itself unless it is told otherwise, and then asks for rights that a
/// server shouldn't have. Linux lets each thread step back by itself (`nice(2)`). Where that isn't so, all threads stay
/// alike.
final class StandingBack {
    /// Steps of Linux, each of which is a fifth less of a processor that others want as well: a third stays.
    static final int STEPS = 5;

    private static final Optional<MethodHandle> NICE = nice();

    private StandingBack() {}

    /// Something that is done by a thread that has stood back, for good.
    static Runnable whileStandingBack(Runnable work) {
        return () -> {
            NICE.ifPresent(StandingBack::standBack);
            work.run();
        };
    }

    @SuppressWarnings("restricted")
    private static Optional<MethodHandle> nice() {
        if (!System.getProperty("os.name", "").equals("Linux")) {
            // Elsewhere it is the whole process that would stand back.
            return Optional.empty();
        }
        Linker linker = Linker.nativeLinker();
        return linker.defaultLookup()
                .find("nice")
                .map(address -> linker.downcallHandle(
                        address, FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)));
    }

    private static void standBack(MethodHandle nice) {
        try {
            int ignored = (int) nice.invokeExact(STEPS);
        } catch (Throwable impossible) {
            throw new LinkageError("nice(2) throws nothing", impossible);
        }
    }
}
