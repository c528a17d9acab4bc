package dev.anden.games.boardfile;

import dev.anden.engine.Phrase;

/// Something wrong with a board file.
///
/// @param file the file's name
/// @param path where in it: `routes[12].length`; empty for the file as a whole
/// @param what what is wrong and what would be right
public record BoardProblem(String file, String path, Phrase what) {
    /// What is wrong, in English.
    public String message() {
        return what.toString();
    }

    /// In English.
    @Override
    public String toString() {
        return path.isEmpty() ? file + ": " + what : file + ": " + path + ": " + what;
    }
}
