package dev.anden.cli.experiment;

import dev.anden.arena.tournament.JournalFile;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.OutputFile;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.text.Sentence;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/// The options of the commands that compare bots in blocks.
final class ComparisonOptions {
    @Mixin
    private final ArenaOptions arena = new ArenaOptions();

    @Mixin
    private final JournalOption journal = new JournalOption();

    @Option(names = "--page", paramLabel = "FILE.html", description = "Also writes the results as a page with charts.")
    private @Nullable Path page;

    ArenaOptions arena() {
        return arena;
    }

    Optional<JournalFile> journal() {
        return journal.file();
    }

    /// Makes sure, before anything is played, that the page can be written if one was asked for, with all it tells.
    ///
    /// @throws CommandFailure if it can't, or something else is there
    /// @throws ParameterException if it is the journal, of which nothing would be left
    void requirePage() {
        if (page != null) {
            OutputFile.require(page);
            if (journal.isSame(page)) {
                throw arena.games().wrong(Sentence.of("file.twice", "--page", "--journal", page));
            }
            requireReplaceable(page);
            arena.lookUpProgram();
        }
    }

    /// What is there already stays, unless it is such a page.
    private static void requireReplaceable(Path page) {
        boolean holds = OutputFile.stays(page) && page.toFile().length() > 0;
        if (holds && !Page.isOne(TextFile.read(page))) {
            throw new CommandFailure(Sentence.of("page.other-file", page));
        }
    }

    /// Prints results, and then writes the page if one was asked for: where that fails, hours of play aren't lost.
    ///
    /// @param html the page, given where its figures come from
    void report(Record report, String text, Function<Origin, String> html, Surroundings surroundings) {
        arena.print(report, text, surroundings);
        if (page != null) {
            OutputFile.write(page, html.apply(arena.origin(surroundings)));
        }
    }
}
