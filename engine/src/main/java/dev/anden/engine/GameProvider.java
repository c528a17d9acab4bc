package dev.anden.engine;

import java.util.List;

/// A module that brings games along, found by `ServiceLoader`.
public interface GameProvider {
    /// The games of this module, in the order in which they should be listed.
    List<Game> games();
}
