package dev.anden.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/// The option that says where a server keeps its tables, for the commands that look after them.
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "data",
            description = "Where the tables are kept (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("data");

    Path folder() {
        return folder;
    }
}
