package dev.anden.cli.wish;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.text.Sentence;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameFile;
import dev.anden.engine.files.GameFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that says where boards of one's own are, for the commands that know games.
public final class BoardsOption {
    /// Where `anden serve` looks unless it is given another data folder.
    private static final Path STANDARD = Path.of("data", "boards");

    @Option(
            names = "--boards",
            paramLabel = "FOLDER",
            description = "Where your own boards are (data/boards, if it exists).")
    private @Nullable Path folder;

    /// The files of that folder.
    ///
    /// @throws CommandFailure if a folder was asked for and isn't there
    public GameFolder files() {
        if (folder == null) {
            return GameFolder.read(STANDARD, GameCatalog.installed());
        }
        if (Files.isRegularFile(folder)) {
            throw new CommandFailure(Sentence.of("boards.file", folder));
        }
        if (!Files.isDirectory(folder)) {
            throw new CommandFailure(Sentence.of("boards.folder", folder));
        }
        return GameFolder.read(folder, GameCatalog.installed());
    }

    /// All games: those that come with Andén, and those of the folder.
    public GameCatalog games() {
        return files().catalog();
    }

    /// A game of them; nothing if there is no such one.
    public Optional<Game> find(String id) {
        return games().find(id);
    }

    /// Whether a game may be one that a file brings: then it is worth saying where files are looked for.
    public static boolean isOfAFile(String id) {
        return id.startsWith("ttr-");
    }

    /// What is to be said of a game that there isn't: the games that exist, and the files that can't be played.
    public Sentence unknown(String id) {
        GameFolder files = files();
        String known = games().games().stream().map(game -> game.info().id()).collect(Collectors.joining(", "));
        if (files.refused().isEmpty()) {
            return Sentence.of(isOfAFile(id) ? "game.own" : "game", id, known);
        }
        String refused = files.refused().stream().map(GameFile::name).collect(Collectors.joining(", "));
        return Sentence.of("game.refused", id, known, files.folder(), refused);
    }
}
