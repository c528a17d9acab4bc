package dev.anden.games.frenchquarter.board;

/// Something wrong with the data file.
///
/// @param file the file's name
/// @param path where in it: `buildings[12].streets`; empty for the file as a whole
/// @param message what is wrong and what would be right
public record DataProblem(String file, String path, String message) {
    @Override
    public String toString() {
        return path.isEmpty() ? file + ": " + message : file + ": " + path + ": " + message;
    }
}
