package dev.anden.cli.serve;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import dev.anden.server.Backups;
import dev.anden.server.StartFailure;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `anden backup`: a copy of the tables, while the server goes on.
@Command(name = "backup", description = "Copies all tables to a file; the server may be running.")
public final class BackupCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Parameters(paramLabel = "FILE", description = "The file to write; it must not exist yet.")
    private Path file = Path.of("");

    /// @param surroundings where it reads and writes, and the variables of its environment
    public BackupCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() throws StartFailure {
        Path folder = data.ownFolder();
        Backups.make(folder, file);
        out.println(texts.text("backup.done", folder, file));
        out.flush();
        return ExitCode.OK;
    }
}
