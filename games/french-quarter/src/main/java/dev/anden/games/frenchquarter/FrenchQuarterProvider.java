package dev.anden.games.frenchquarter;

import dev.anden.engine.Game;
import dev.anden.engine.GameProvider;
import dev.anden.games.frenchquarter.board.BoardReader;
import java.util.List;

/// Brings the game along.
public final class FrenchQuarterProvider implements GameProvider {
    @Override
    public int place() {
        return 2;
    }

    @Override
    public List<Game> games() {
        return List.of(new FrenchQuarter(BoardReader.bundled()));
    }
}
