package dev.anden.games.tickettoride.map;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The lands that come with the program, by the name of their region.
public final class LandLibrary {
    private LandLibrary() {}

    /// The land of a region, or [LandOutline#NONE] if the program has none of that name.
    ///
    /// @param region lower-case letters, digits, hyphens and underscores, such as `north-america`
    /// @throws IllegalArgumentException if the name has other letters
    public static LandOutline land(String region) {
        if (!region.matches("[a-z0-9_-]+")) {
            throw new IllegalArgumentException("No region can be called " + region);
        }
        try (InputStream stream = LandLibrary.class.getResourceAsStream("land/" + region + ".txt")) {
            return stream == null
                    ? LandOutline.NONE
                    : LandReader.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
