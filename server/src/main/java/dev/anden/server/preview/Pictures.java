package dev.anden.server.preview;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.core.io.ClassPathResource;

/// The pictures that links show, which the web draws once for all (`web/previews/draw.js`): one of each game that comes
/// with the program, and one of the program itself for all else.
final class Pictures {
    /// Across and down, as those who show links want them.
    static final int WIDTH = 1200;

    static final int HEIGHT = 630;

    private static final String FOLDER = "/previews/";

    /// The program's own.
    static final String PROGRAM = FOLDER + "anden.png";

    /// What comes with the program doesn't change while it runs, and of games there are few.
    private final Map<String, Boolean> drawn = new ConcurrentHashMap<>();

    /// The address of a game's picture on this server.
    ///
    /// @param game the id of one that there is
    String of(String game) {
        return isDrawn(game) ? address(game) : PROGRAM;
    }

    private boolean isDrawn(String game) {
        return drawn.computeIfAbsent(game, id -> new ClassPathResource("static" + address(id)).exists());
    }

    private static String address(String game) {
        return FOLDER + game + ".png";
    }
}
