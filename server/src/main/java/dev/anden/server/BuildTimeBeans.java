package dev.anden.server;

import dev.anden.arena.SeedSource;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;

/// Has it written down, when the program is built, what a server is put together from: Spring makes Java
/// of it, and a start needn't find it out again.
final class BuildTimeBeans {
    private BuildTimeBeans() {}

    /// Whether it has been written: not where an editor has compiled the program.
    static boolean areThere() {
        return BuildTimeBeans.class.getResource("BuildTimeBeans__ApplicationContextInitializer.class") != null;
    }

    /// Called by the build, and ended by Spring before anything is started.
    public static void main(String[] arguments) {
        AndenServer.application(
                        ServerOptions.of(Path.of("data")),
                        () -> {
                            throw new IllegalStateException("There is no database while the program is built");
                        },
                        InstantSource.system(),
                        SeedSource.of(new SecureRandom()))
                .run(arguments);
    }
}
