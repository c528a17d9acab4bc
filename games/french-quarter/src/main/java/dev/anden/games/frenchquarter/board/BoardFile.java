package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Optional;

/// A data file that was read: the board, or everything that is wrong with it.
///
/// @param board the board; absent if there is any problem
/// @param problems all problems, in the file's order
public record BoardFile(Optional<Board> board, List<DataProblem> problems) {
    public BoardFile {
        problems = List.copyOf(problems);
    }
}
