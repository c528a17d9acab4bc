package dev.anden.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games that are on the path, by id.
public final class GameCatalog {
    private final Map<String, Game> games = new LinkedHashMap<>();

    /// @throws IllegalArgumentException if two games share an id
    public GameCatalog(List<Game> games) {
        for (Game game : games) {
            if (this.games.put(game.info().id(), game) != null) {
                throw new IllegalArgumentException(
                        "Two games have the id " + game.info().id());
            }
        }
    }

    /// Everything that `ServiceLoader` finds.
    public static GameCatalog installed() {
        return new GameCatalog(GameProvider.installed().stream()
                .flatMap(provider -> provider.games().stream())
                .toList());
    }

    /// These games and others after them.
    ///
    /// @throws IllegalArgumentException if two games share an id
    public GameCatalog with(List<Game> others) {
        var all = new ArrayList<>(games());
        all.addAll(others);
        return new GameCatalog(all);
    }

    /// All games, in the order in which they were found.
    public List<Game> games() {
        return List.copyOf(games.values());
    }

    public Optional<Game> find(String id) {
        return Optional.ofNullable(games.get(id));
    }

    /// @throws IllegalArgumentException naming the ids that exist, if there is no such game
    public Game require(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException(
                "There is no game \"%s\"; there are: %s".formatted(id, String.join(", ", games.keySet()))));
    }
}
