package dev.anden.cli.experiment;

import dev.anden.arena.Experiment;
import dev.anden.arena.GameListener;
import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.OutputFile;
import dev.anden.cli.text.Sentence;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Writes each game of an experiment into a folder, as `game-000017.replay`.
final class GameRecorder implements GameListener {
    private final Path folder;
    private final Experiment experiment;

    /// @throws CommandFailure if the folder can't be made, or has recorded games in it: those of two experiments in one
    ///     row would be taken for those of one
    GameRecorder(Path folder, Experiment experiment) {
        this.folder = folder;
        this.experiment = experiment;
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException file) {
            throw new CommandFailure(Sentence.of("record.file", folder), file);
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("record.folder", folder), failure);
        }
        if (hasGames()) {
            throw new CommandFailure(Sentence.of("record.there", folder));
        }
    }

    private boolean hasGames() {
        try (DirectoryStream<Path> games = Files.newDirectoryStream(folder, "game-*.replay")) {
            return games.iterator().hasNext();
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("record.folder", folder), failure);
        }
    }

    @Override
    public void ended(long number, Match match) {
        List<String> players = IntStream.range(0, experiment.entrants().size())
                .mapToObj(seat -> experiment
                        .entrants()
                        .get(experiment.botIn(seat, number))
                        .name())
                .toList();
        var origin = new Replay.Series(experiment.seed(), number);
        Replay replay = Replay.of(experiment.game(), experiment.setup(), Optional.of(origin), players, match.log());
        Path file = folder.resolve("game-%06d.replay".formatted(number));
        OutputFile.write(file, ReplayWriter.write(experiment.game(), replay));
    }
}
