package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/// The bots that are on the path.
public final class Bots {
    private final List<PlayerProvider> providers;

    public Bots(List<PlayerProvider> providers) {
        this.providers = List.copyOf(providers);
    }

    /// Everything that `ServiceLoader` finds.
    public static Bots installed() {
        var found = new ArrayList<PlayerProvider>();
        ServiceLoader.load(PlayerProvider.class).forEach(found::add);
        return new Bots(found);
    }

    /// The levels at which a game can be played, weakest first.
    public List<String> levels(Game game) {
        return providers.stream()
                .flatMap(provider -> provider.levels(game).stream())
                .distinct()
                .toList();
    }

    /// A new bot.
    ///
    /// @throws IllegalArgumentException if nobody knows the level
    Player create(Game game, String level) {
        return providers.stream()
                .filter(provider -> provider.levels(game).contains(level))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no bot \"%s\" for %s"
                        .formatted(level, game.info().id())))
                .create(game, level);
    }
}
