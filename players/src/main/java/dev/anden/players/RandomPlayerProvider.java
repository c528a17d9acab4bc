package dev.anden.players;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.List;

/// Brings along the level `random`, which plays every game.
public final class RandomPlayerProvider implements PlayerProvider {
    /// The name of the level.
    public static final String RANDOM = "random";

    @Override
    public List<BotLevel> levels(Game game) {
        return List.of(new BotLevel(RANDOM, Difficulty.EASY, BotLevel.CHANCE));
    }

    @Override
    public Player create(Game game, String level) {
        if (!level.equals(RANDOM)) {
            throw new IllegalArgumentException("There is no level \"%s\" here; there is: %s".formatted(level, RANDOM));
        }
        return new RandomPlayer();
    }
}
