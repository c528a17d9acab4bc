package dev.anden.browser;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Brings along a bot that throws at each choice.
final class ConfusedProvider implements PlayerProvider {
    private final Supplier<RuntimeException> failure;

    /// @param failure makes what it throws, or throws it
    ConfusedProvider(Supplier<RuntimeException> failure) {
        this.failure = failure;
    }

    @Override
    public List<BotLevel> levels(Game game) {
        return List.of(new BotLevel("confused", Difficulty.EASY, BotLevel.CHANCE));
    }

    @Override
    public Player create(Game game, String level) {
        return (_, _) -> {
            throw failure.get();
        };
    }

    @Override
    public Optional<Player> rehearser(Game game) {
        return Optional.of(create(game, "confused"));
    }
}
