package dev.anden.cli;

import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import java.nio.file.Path;

/// A recorded game that a person names to be read.
final class ReplayFile {
    private ReplayFile() {}

    /// As much of it as is sound.
    ///
    /// @throws CommandFailure if it can't be read
    /// @throws dev.anden.arena.ReplayException if it isn't a replay of any of these games
    static ReplayReading read(GameCatalog games, Path file) {
        return ReplayReader.read(games, TextFile.read(file));
    }

    /// All of it.
    ///
    /// @throws CommandFailure if it can't be read, or something in it is wrong
    /// @throws dev.anden.arena.ReplayException if it isn't a replay of any of these games
    static ReplayReading whole(GameCatalog games, Path file) {
        return whole(read(games, file), file);
    }

    /// All of it, with each chance outcome as the seed gives it, if the file names one.
    ///
    /// @param text what is in the file
    /// @throws CommandFailure if something in it is wrong; of several things it names the first
    /// @throws dev.anden.arena.ReplayException if it isn't a replay of any of these games
    static ReplayReading verified(GameCatalog games, Path file, String text) {
        return whole(ReplayReader.verify(games, text), file);
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
