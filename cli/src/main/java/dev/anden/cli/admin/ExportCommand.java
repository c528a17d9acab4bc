package dev.anden.cli.admin;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WholeFile;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.Inspection;
import dev.anden.server.StartFailure;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.table.StoredTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `anden admin export`: a game that has ended, as players save it.
@Command(name = "export", description = "Writes a game that has ended to a file, which `replay` reads.")
final class ExportCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Parameters(index = "0", paramLabel = "ID", description = "The id of a table.")
    private String id = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write; it must not exist yet.")
    private Path file = Path.of("");

    ExportCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() throws StartFailure {
        String game;
        try (Inspection inspection = Inspection.of(data.options())) {
            StoredTable table =
                    inspection.table(id).orElseThrow(() -> new CommandFailure(Sentence.of("admin.table.unknown", id)));
            game = exported(inspection, table);
        }
        write(game);
        out.println(texts.text("admin.exported", id, file));
        out.flush();
        return ExitCode.OK;
    }

    private static String exported(Inspection inspection, StoredTable table) {
        try {
            return inspection.export(table);
        } catch (RequestRefused refused) {
            String key = refused.code() == ProblemCode.NOT_OVER ? "admin.running" : "admin.damaged";
            throw new CommandFailure(Sentence.of(key, table.id()), refused);
        }
    }

    private void write(String game) {
        try {
            WholeFile.create(file, place -> Files.writeString(place, game));
        } catch (FileAlreadyExistsException exists) {
            throw new CommandFailure(Sentence.of("admin.file.exists", file), exists);
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("admin.file.failed", file), failure);
        }
    }
}
