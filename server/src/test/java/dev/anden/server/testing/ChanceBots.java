package dev.anden.server.testing;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.List;

/// Bots for tests: `chance` takes any legal action, `broken` always fails.
public final class ChanceBots implements PlayerProvider {
    @Override
    public List<BotLevel> levels(Game game) {
        return List.of(new BotLevel("chance", Difficulty.EASY), new BotLevel("broken", Difficulty.EASY));
    }

    @Override
    public Player create(Game game, String level) {
        if (level.equals("broken")) {
            return (observation, random) -> {
                throw new IllegalStateException("This bot never works");
            };
        }
        return (observation, random) -> observation.legalAction(random.below(observation.legalActionCount()));
    }
}
