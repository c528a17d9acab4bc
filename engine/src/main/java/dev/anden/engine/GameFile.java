package dev.anden.engine;

import java.util.List;
import java.util.Optional;

/// A file of somebody's own that describes a game, read: the game, or everything that is wrong with it.
///
/// @param name the file's name, without its folder
/// @param game the game; absent if there is any problem
/// @param problems all problems, in the file's order
public record GameFile(String name, Optional<Game> game, List<FileProblem> problems) {
    /// @throws IllegalArgumentException if there is neither a game nor a problem, or both
    public GameFile {
        problems = List.copyOf(problems);
        if (game.isPresent() != problems.isEmpty()) {
            throw new IllegalArgumentException(name + " is either a game or has problems");
        }
    }

    /// A file that can't be played for one reason.
    public static GameFile refused(String name, String place, Phrase what) {
        return new GameFile(name, Optional.empty(), List.of(new FileProblem(place, what)));
    }

    /// Something wrong with a file.
    ///
    /// @param place where in it: `routes[12].length`; empty for the file as a whole
    /// @param what what is wrong and what would be right
    public record FileProblem(String place, Phrase what) {
        /// In English.
        @Override
        public String toString() {
            return place.isEmpty() ? what.toString() : place + ": " + what;
        }
    }
}
