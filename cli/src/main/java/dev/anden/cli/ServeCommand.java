package dev.anden.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden serve`: serves the games to browsers until the process is asked to end.
@Command(name = "serve", description = "Serves the games to browsers (what happens without a sub-command).")
final class ServeCommand implements Callable<Integer> {
    @Mixin
    private final Serving serving;

    ServeCommand(Surroundings surroundings) {
        serving = new Serving(surroundings);
    }

    @Override
    public Integer call() throws InterruptedException {
        return serving.run();
    }
}
