package dev.anden.testkit.pile;

import dev.anden.engine.Game;
import dev.anden.engine.GameProvider;
import java.util.List;

/// Brings the game along to programs on whose path a test puts `META-INF/services` with this class in it; the testkit
/// itself has no such file, so that no other test meets the game unasked.
public final class PileProvider implements GameProvider {
    @Override
    public List<Game> games() {
        return List.of(new PileGame());
    }
}
