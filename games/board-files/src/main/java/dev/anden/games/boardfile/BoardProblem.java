package dev.anden.games.boardfile;

/// Something wrong with a board file.
///
/// @param file the file's name
/// @param path where in it: `routes[12].length`; empty for the file as a whole
/// @param message what is wrong and what would be right
public record BoardProblem(String file, String path, String message) {
    @Override
    public String toString() {
        return path.isEmpty() ? file + ": " + message : file + ": " + path + ": " + message;
    }
}
