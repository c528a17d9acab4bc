package dev.anden.browser;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.List;

/// Brings along a bot that throws at each choice.
final class ConfusedProvider implements PlayerProvider {
    @Override
    public List<BotLevel> levels(Game game) {
        return List.of(new BotLevel("confused", Difficulty.EASY, BotLevel.CHANCE));
    }

    @Override
    public Player create(Game game, String level) {
        return (_, _) -> {
            throw new IllegalStateException("It has lost its way");
        };
    }
}
