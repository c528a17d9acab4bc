package dev.anden.games.tickettoride;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// A board that isn't in any box: `brava.json`, the example of `docs/boards.md`, which switches every element on.
public final class OwnBoard {
    /// The name of its file.
    public static final String FILE = "brava.json";

    private OwnBoard() {}

    /// What stands in its file.
    public static String text() {
        try (InputStream stream = Objects.requireNonNull(OwnBoard.class.getResourceAsStream("/boards/" + FILE), FILE)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
