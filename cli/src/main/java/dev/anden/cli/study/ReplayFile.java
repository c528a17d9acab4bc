package dev.anden.cli.study;

import dev.anden.arena.ReplayException;
import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.wish.BoardsOption;
import dev.anden.engine.GameCatalog;
import java.nio.file.Path;
import java.util.function.Supplier;

/// A recorded game that a person names to be read.
final class ReplayFile {
    private ReplayFile() {}

    /// As much of it as is sound.
    ///
    /// @param text what is in the file
    /// @throws CommandFailure if it isn't a replay of any of these games
    static ReplayReading read(GameCatalog games, Path file, String text) {
        return named(file, () -> ReplayReader.read(games, text));
    }

    /// All of it.
    ///
    /// @throws CommandFailure if it can't be read, isn't a replay of these games, or something in it is wrong
    static ReplayReading whole(GameCatalog games, Path file) {
        return whole(read(games, file, TextFile.read(file)), file);
    }

    /// All of it, with each chance outcome as the seed gives it, if the file names one.
    ///
    /// @param text what is in the file
    /// @throws CommandFailure if it isn't a replay of any of these games, or something in it is wrong; of several
    ///     things it names the first
    static ReplayReading verified(GameCatalog games, Path file, String text) {
        return whole(named(file, () -> ReplayReader.verify(games, text)), file);
    }

    private static ReplayReading named(Path file, Supplier<ReplayReading> reading) {
        try {
            return reading.get();
        } catch (ReplayException none) {
            boolean own = none.unknownGame().filter(BoardsOption::isOfAFile).isPresent();
            throw new CommandFailure(Sentence.of(own ? "file.problem.own" : "file.problem", file, none.reason()), none);
        }
    }

    private static ReplayReading whole(ReplayReading reading, Path file) {
        reading.problem().ifPresent(problem -> {
            throw new CommandFailure(reading.refusal()
                    .map(refusal -> Sentence.of("file.refused", file, problem, refusal))
                    .orElseGet(() -> Sentence.of("file.problem", file, problem)));
        });
        return reading;
    }
}
