package dev.anden.games.boardfile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A board file that was read: the board, or everything that is wrong with it.
///
/// @param <B> what a game makes of it
/// @param board the board; absent if there is any problem
/// @param problems all problems, in the file's order
public record BoardFile<B>(Optional<B> board, List<BoardProblem> problems) {
    /// A property that stands twice is an error too, not silently the last one. What follows after the board is told
    /// here, not by the mapper.
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    public BoardFile {
        problems = List.copyOf(problems);
    }

    /// Reads the text of a board file.
    ///
    /// @param file the file's name, for the problems
    /// @param reading makes the board of the whole file; where something is wrong it says so, and goes on
    public static <B> BoardFile<B> read(String file, String text, Function<Place, B> reading) {
        try (JsonParser parser = JSON.createParser(text)) {
            return read(file, text, parser, reading);
        }
    }

    private static <B> BoardFile<B> read(String file, String text, JsonParser parser, Function<Place, B> reading) {
        JsonNode root;
        try {
            root = JSON.readTree(parser);
            if (root != null && parser.nextToken() != null) {
                return refused(Malformed.afterTheEnd(file, text, parser));
            }
        } catch (JacksonException malformed) {
            return refused(Malformed.of(file, text, parser, malformed));
        }
        if (root == null || !root.isObject()) {
            return refused(new BoardProblem(file, "", (root == null ? FileFlaw.EMPTY : FileFlaw.NO_OBJECT).of()));
        }
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
