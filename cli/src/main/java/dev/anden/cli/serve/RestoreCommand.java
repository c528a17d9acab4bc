package dev.anden.cli.serve;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import dev.anden.server.Backups;
import dev.anden.server.StartFailure;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `anden restore`: puts a copy of the tables back, while no server runs.
@Command(
        name = "restore",
        description = "Puts a backup back; the server must be stopped. What was there before is kept beside it.")
public final class RestoreCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Parameters(paramLabel = "FILE", description = "A file that `backup` has written.")
    private Path file = Path.of("");

    /// @param surroundings where it reads and writes, and the variables of its environment
    public RestoreCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() throws StartFailure {
        Path folder = data.ownFolder();
        Optional<Path> former = Backups.restore(file, folder, Instant.now());
        out.println(texts.text("restore.done", folder, file));
        former.ifPresent(kept -> out.println(texts.text("restore.kept", kept)));
        out.flush();
        return ExitCode.OK;
    }
}
