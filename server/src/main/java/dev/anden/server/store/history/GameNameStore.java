package dev.anden.server.store.history;

import dev.anden.engine.GameInfo;
import dev.anden.protocol.GameName;
import dev.anden.server.store.database.Database;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What the games are called that a server has or had.
public final class GameNameStore {
    /// The language of the name that a game has wherever there is no other.
    private static final String ANY = "";

    private final Database database;

    public GameNameStore(Database database) {
        this.database = database;
    }

    /// Remembers what games are called now. Nothing is written if that is known.
    public void remember(Collection<GameInfo> games) {
        Map<String, Map<String, String>> known = known();
        List<GameInfo> changed = games.stream()
                .filter(game -> !names(game).equals(known.get(game.id())))
                .toList();
        if (!changed.isEmpty()) {
            database.write(client -> changed.forEach(game -> {
                client.sql("delete from game_name where game = ?")
                        .param(game.id())
                        .update();
                names(game)
                        .forEach((language, name) -> client.sql(
                                        "insert into game_name (game, language, name)"
                                                + " values (?, ?, ?) on conflict (game, language) do update set name = excluded.name")
                                .params(game.id(), language, name)
                                .update());
            }));
        }
    }

    /// The names of all games that were ever remembered, in the order of their ids.
    public List<GameName> all() {
        return known().entrySet().stream()
                .map(game -> new GameName(
                        game.getKey(),
                        game.getValue().getOrDefault(ANY, game.getKey()),
                        game.getValue().entrySet().stream()
                                .filter(name -> !name.getKey().equals(ANY))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))))
                .toList();
    }

    private Map<String, Map<String, String>> known() {
        var known = new TreeMap<String, Map<String, String>>();
        database.read(client -> client.sql("select game, language, name from game_name")
                        .query((row, number) -> List.of(
                                Objects.requireNonNull(row.getString("game")),
                                Objects.requireNonNull(row.getString("language")),
                                Objects.requireNonNull(row.getString("name"))))
                        .list())
                .forEach(row -> known.computeIfAbsent(row.getFirst(), game -> new HashMap<>())
                        .put(row.get(1), row.getLast()));
        return known;
    }

    private static Map<String, String> names(GameInfo game) {
        var names = new HashMap<>(game.names());
        names.put(ANY, game.name());
        return names;
    }
}
