package dev.anden.games.boardfile;

import dev.anden.json.Json;
import dev.anden.json.JsonReader;
import dev.anden.json.NoJsonException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A board file that was read: the board, or everything that is wrong with it.
///
/// @param <B> what a game makes of it
/// @param board the board; absent if there is any problem
/// @param problems all problems, in the file's order
public record BoardFile<B>(Optional<B> board, List<BoardProblem> problems) {
    public BoardFile {
        problems = List.copyOf(problems);
    }

    /// Reads the text of a board file.
    ///
    /// @param file the file's name, for the problems
    /// @param reading makes the board of the whole file; where something is wrong it says so, and goes on
    public static <B> BoardFile<B> read(String file, String text, Function<Place, B> reading) {
        Optional<Json> root;
        try {
            root = JsonReader.read(text);
        } catch (NoJsonException stopped) {
            return refused(Malformed.of(file, text, stopped));
        }
        if (root.isEmpty()) {
            return refused(new BoardProblem(file, "", FileFlaw.EMPTY.of()));
        }
        return root.get() instanceof Json.Properties board
                ? read(file, board, reading)
                : refused(new BoardProblem(file, "", FileFlaw.NO_OBJECT.of()));
    }

    private static <B> BoardFile<B> read(String file, Json root, Function<Place, B> reading) {
        var problems = new ArrayList<BoardProblem>();
        B board = reading.apply(new Place(root, "", file, problems));
        return new BoardFile<>(problems.isEmpty() ? Optional.of(board) : Optional.empty(), problems);
    }

    private static <B> BoardFile<B> refused(BoardProblem problem) {
        return new BoardFile<>(Optional.empty(), List.of(problem));
    }

    /// The text of a board file that comes with the program.
    ///
    /// @param reader a class of the module that has the file
    /// @param path where it is among the module's resources, from the root: `/dev/anden/…`
    /// @throws IllegalStateException if it isn't there
    public static String bundled(Class<?> reader, String path) {
        try (InputStream stream = reader.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("There is no board file " + path.substring(path.lastIndexOf('/') + 1));
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The board.
    ///
    /// @throws IllegalStateException with all problems, if there are any
    public B require() {
        return board.orElseThrow(() -> new IllegalStateException(
                problems.stream().map(BoardProblem::toString).collect(Collectors.joining("\n"))));
    }
}
