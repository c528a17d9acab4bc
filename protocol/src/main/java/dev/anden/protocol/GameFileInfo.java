package dev.anden.protocol;

import dev.anden.engine.GameFile;
import java.util.List;
import java.util.Optional;

/// `GET /api/games/files`: a file in the folder `boards` of the server's data folder.
///
/// @param file its name, without its folder
/// @param game the id of the game that it brings, as in `GET /api/games`; absent if it can't be played
/// @param problems what is wrong with it, in the file's order; the first [#MOST_PROBLEMS]
/// @param problemCount how many problems there are in all
public record GameFileInfo(String file, Optional<String> game, List<FileProblem> problems, int problemCount) {
    /// Nobody mends more than these before looking again.
    public static final int MOST_PROBLEMS = 100;

    /// Something wrong with a file.
    ///
    /// @param place where in it: `routes[12].length`; empty for the file as a whole
    /// @param what what is wrong and what would be right, for readers of any language
    /// @param message the same in English
    public record FileProblem(String place, Wording what, String message) {
        private static FileProblem of(GameFile.FileProblem problem) {
            return new FileProblem(
                    problem.place(), Wording.of(problem.what()), problem.what().toString());
        }

        @Override
        public String toString() {
            return place.isEmpty() ? message : place + ": " + message;
        }
    }

    public GameFileInfo {
        problems = List.copyOf(problems);
    }

    /// What the browser is told of a file.
    public static GameFileInfo of(GameFile file) {
        List<FileProblem> all = file.problems().stream().map(FileProblem::of).toList();
        return new GameFileInfo(
                file.name(),
                file.game().map(game -> game.info().id()),
                all.subList(0, Math.min(all.size(), MOST_PROBLEMS)),
                all.size());
    }
}
