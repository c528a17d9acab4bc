package dev.anden.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// A module that brings games along, found by `ServiceLoader`.
public interface GameProvider {
    /// All that are on the path, in the order of [#place()].
    static List<GameProvider> installed() {
        var found = new ArrayList<GameProvider>();
        ServiceLoader.load(GameProvider.class).forEach(found::add);
        found.sort(Comparator.comparingInt(GameProvider::place));
        return List.copyOf(found);
    }

    /// Where the games of this module come in lists: smaller numbers first. The path on which modules are found
    /// says nothing about that.
    default int place() {
        return Integer.MAX_VALUE;
    }

    /// The games of this module, in the order in which they should be listed.
    List<Game> games();

    /// The game that a file of somebody's own describes, such as a board; absent if this module's games aren't made
    /// from files. A file with problems is an answer too: whatever the text is, nothing is thrown.
    ///
    /// @param name the file's name, for the problems
    /// @param text what it contains
    default Optional<GameFile> read(String name, String text) {
        return Optional.empty();
    }
}
