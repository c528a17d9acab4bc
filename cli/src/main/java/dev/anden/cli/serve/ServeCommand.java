package dev.anden.cli.serve;

import dev.anden.cli.call.Surroundings;
import dev.anden.server.StartFailure;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden serve`: serves the games to browsers until the process is asked to end.
@Command(name = "serve", description = "Starts the server to play in the browser (the same as without a command).")
public final class ServeCommand implements Callable<Integer> {
    @Mixin
    private final Serving serving;

    /// @param surroundings where it reads and writes, and the variables of its environment
    public ServeCommand(Surroundings surroundings) {
        serving = new Serving(surroundings);
    }

    @Override
    public Integer call() throws InterruptedException, StartFailure {
        return serving.run();
    }
}
