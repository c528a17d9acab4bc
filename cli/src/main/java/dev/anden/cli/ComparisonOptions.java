package dev.anden.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of the commands that compare bots in blocks.
final class ComparisonOptions {
    @Mixin
    private final ArenaOptions arena = new ArenaOptions();

    @Mixin
    private final JournalOption journal = new JournalOption();

    @Option(
            names = "--page",
            paramLabel = "FILE.html",
            description = "Writes the results as a page with pictures, too.")
    private @Nullable Path page;

    ArenaOptions arena() {
        return arena;
    }

    Optional<Path> journal() {
        return journal.file();
    }

    /// Prints results, and writes the page if one was asked for.
    void report(Record report, String text, Supplier<String> html, Surroundings surroundings) {
        if (page != null) {
            write(page, html.get());
        }
        arena.print(report, text, surroundings);
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("file.write", file, failure), failure);
        }
    }
}
