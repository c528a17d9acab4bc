package dev.anden.games.frenchquarter;

import dev.anden.engine.Game;
import dev.anden.engine.GameProvider;
import dev.anden.games.frenchquarter.board.BoardReader;
import java.util.List;

/// Brings the game along.
public final class FrenchQuarterProvider implements GameProvider {
    /// What comes with the box: it never changes, and it takes time to read it and to work out what follows from it.
    private static final class Box {
        static final List<Game> GAMES = List.of(new FrenchQuarter(BoardReader.bundled()));
    }

    @Override
    public int place() {
        return 2;
    }

    @Override
    public List<Game> games() {
        return Box.GAMES;
    }
}
