package dev.anden.cli.play;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import java.util.Optional;

/// Brings the screen of a family of games along, found by `ServiceLoader`.
public interface ScreenProvider {
    /// The screen of a game for these players; empty if the game is of another family.
    Optional<Screen> screen(Game game, Setup setup, Names names);
}
