package dev.anden.engine.files;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameFile;
import dev.anden.engine.GameProvider;
import dev.anden.engine.Survivable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The games that somebody keeps as files in a folder: `*.json` right in it, in the order of their names, hidden
/// files and JSON Schemas (`*.schema.json`) left out.
///
/// A file that can't be played stays in the list with its problems. One whose game has the id of a game that
/// already exists can't be played either: what comes with the program, or comes first, stays.
///
/// @param folder where they were looked for
/// @param files all files, played or not
/// @param known the games that existed before
public record GameFolder(Path folder, List<GameFile> files, GameCatalog known) {
    /// The most files that are read; the others are reported as problems.
    public static final int MOST_FILES = 100;

    private static final String ENDING = ".json";

    public GameFolder {
        files = List.copyOf(files);
    }

    /// Reads a folder with what the installed modules know. Nothing is thrown for a file: whatever is wrong with it
    /// is reported in its place. A folder that isn't there has no files.
    ///
    /// @param known the games that already exist
    public static GameFolder read(Path folder, GameCatalog known) {
        return read(folder, known, GameProvider.installed());
    }

    static GameFolder read(Path folder, GameCatalog known, List<GameProvider> providers) {
        if (!Files.isDirectory(folder)) {
            return new GameFolder(folder, List.of(), known);
        }
        List<Path> found;
        try (Stream<Path> entries = Files.list(folder)) {
            found = entries.filter(GameFolder::isGame).sorted().toList();
        } catch (IOException | UncheckedIOException failure) {
            return new GameFolder(folder, List.of(GameFile.refused(name(folder), "", FolderFlaw.FOLDER.of())), known);
        }
        var ids = new TakenIds(known);
        var files = new ArrayList<GameFile>();
        for (Path file : found) {
            files.add(files.size() < MOST_FILES ? new Reading(providers, ids).read(file) : oneTooMany(file));
        }
        return new GameFolder(folder, files, known);
    }

    /// All games: those that existed before, and those of the folder.
    public GameCatalog catalog() {
        return known.with(games());
    }

    /// The games of the folder that can be played.
    public List<Game> games() {
        return files.stream().map(GameFile::game).flatMap(Optional::stream).toList();
    }

    /// The files that can't.
    public List<GameFile> refused() {
        return files.stream().filter(file -> file.game().isEmpty()).toList();
    }

    /// Where one of the files is: the folder itself, where it is the folder that can't be read.
    public Path place(GameFile file) {
        boolean whole =
                file.problems().stream().anyMatch(problem -> problem.what().equals(FolderFlaw.FOLDER.of()));
        return whole ? folder : folder.resolve(file.name());
    }

    private static boolean isGame(Path entry) {
        String name = name(entry);
        return name.endsWith(ENDING) && !name.startsWith(".") && !name.endsWith(".schema" + ENDING);
    }

    private static GameFile oneTooMany(Path file) {
        return GameFile.refused(name(file), "", FolderFlaw.TOO_MANY.of("most", MOST_FILES));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /// Reads single files. Nobody's board is the reason why a program doesn't start: what its game
    /// didn't foresee is a problem of the file as well.
    private record Reading(List<GameProvider> providers, TakenIds ids) {
        GameFile read(Path path) {
            String name = name(path);
            try {
                String text = FileText.read(path);
                return providers.stream()
                        .flatMap(provider -> provider.read(name, text).stream())
                        .findFirst()
                        .map(this::unlessTaken)
                        .orElseGet(() -> GameFile.refused(name, "", FolderFlaw.NO_GAME.of()));
            } catch (UnreadableFileException unreadable) {
                return GameFile.refused(name, "", unreadable.phrase());
            } catch (RuntimeException | Error failure) {
                Survivable.require(failure);
                return GameFile.refused(name, "", FolderFlaw.FAILED.of("failure", Survivable.reason(failure)));
            }
        }

        private GameFile unlessTaken(GameFile file) {
            return file.game()
                    .flatMap(game -> ids.take(game.info().id(), file.name()))
                    .map(taken -> GameFile.refused(file.name(), "id", taken))
                    .orElse(file);
        }
    }
}
