package dev.anden.games.common;

import dev.anden.engine.Game;
import java.util.ArrayList;
import java.util.List;

/// The text of a position as it grows: the game and its rules version first, then a line for each fact of the table,
/// then a line or more for each seat. [PositionLines] reads it.
///
/// ```
/// french-quarter 2
/// ply 97 round 3 first 0 socializer -1
/// next end-round:0:0 line-phase:0:0 turn:0:1 draft:0:0
/// …
/// seat 0 …
/// ```
public final class PositionText {
    private final List<String> lines = new ArrayList<>();

    public PositionText(Game game) {
        lines.add(header(game));
    }

    /// The first line of every position of a game.
    static String header(Game game) {
        return game.info().id() + " " + game.info().rulesVersion();
    }

    /// Adds a line as it is.
    public void add(String line) {
        lines.add(line);
    }

    /// Adds a line of its name and words.
    public void add(String name, List<String> words) {
        lines.add(new Line(name, words).toString());
    }

    /// The text: all lines, each with its end.
    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }
}
