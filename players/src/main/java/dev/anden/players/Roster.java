package dev.anden.players;

import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/// The bots that are on the path, by game and level.
public final class Roster {
    private final List<PlayerProvider> providers;

    /// A roster of some providers. The first of those that know a level makes its bots.
    public Roster(List<PlayerProvider> providers) {
        this.providers = List.copyOf(providers);
    }

    /// Everything that `ServiceLoader` finds.
    public static Roster installed() {
        var found = new ArrayList<PlayerProvider>();
        ServiceLoader.load(PlayerProvider.class).forEach(found::add);
        return new Roster(found);
    }

    /// The levels at which a game can be played, weakest first: nothing is weaker than chance, then each provider's
    /// in its own order.
    public List<String> levels(Game game) {
        var levels = new ArrayList<String>();
        for (PlayerProvider provider : providers) {
            for (String level : provider.levels(game)) {
                if (!levels.contains(level)) {
                    levels.add(level);
                }
            }
        }
        if (levels.remove(RandomPlayerProvider.RANDOM)) {
            levels.addFirst(RandomPlayerProvider.RANDOM);
        }
        return List.copyOf(levels);
    }

    /// A new bot, to be used by one thread at a time.
    ///
    /// @throws IllegalArgumentException naming the levels that exist, if there is no such level of the game
    public Player create(Game game, String level) {
        for (PlayerProvider provider : providers) {
            if (provider.levels(game).contains(level)) {
                return provider.create(game, level);
            }
        }
        throw new IllegalArgumentException("There is no bot \"%s\" for %s; there are: %s"
                .formatted(level, game.info().id(), String.join(", ", levels(game))));
    }
}
