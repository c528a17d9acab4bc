package dev.anden.games.tickettoride.map;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The layouts that come with the program, by the name of their board: what the search finds takes it seconds for all
/// boards of the box, and is always the same.
public final class LayoutLibrary {
    private LayoutLibrary() {}

    /// The layout of a board, as [MapLayout#draw(Geography, LandOutline, String)] takes it, or nothing if the program
    /// has none of that name.
    public static Optional<String> layout(String board) {
        if (!board.matches("[a-z0-9_-]+")) {
            return Optional.empty();
        }
        try (InputStream stream = LayoutLibrary.class.getResourceAsStream("layouts/" + board + ".txt")) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
