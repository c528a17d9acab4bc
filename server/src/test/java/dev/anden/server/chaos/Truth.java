package dev.anden.server.chaos;

import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.server.chaos.Sight.Look;
import dev.anden.server.chaos.Sight.Told;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.testing.Guest;
import dev.anden.table.Line;
import dev.anden.table.Play;
import dev.anden.table.Replaying;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// What the game of a table shows each seat at each version, by the log that is kept: nobody may have been shown
/// anything else.
final class Truth {
    private final GameCatalog games;
    private final TableStore tables;
    private final PlyLog log;
    private long views;
    private long events;

    Truth(GameCatalog games, Database database) {
        this.games = games;
        tables = new TableStore(database, new ResultStore(database));
        log = new PlyLog(database);
    }

    /// How many views were held against it so far.
    long views() {
        return views;
    }

    /// How many events were.
    long events() {
        return events;
    }

    /// What people at a table were shown otherwise.
    List<String> complaints(String id, List<StubbornPlayer> players) {
        StoredTable table = tables.find(id).orElseThrow();
        Play play = before(table);
        var complaints = new ArrayList<String>();
        for (Line line : log.from(id, 0).lines()) {
            Replaying.replay(play, List.of(line), List.of());
            players.forEach(player -> complaints.addAll(otherViews(play, player)));
        }
        players.forEach(player -> complaints.addAll(otherEvents(play, player)));
        return complaints;
    }

    private Play before(StoredTable table) {
        Game game = games.require(table.game());
        long[] key = new Seed(table.seed()).with(table.contributions()).words();
        return new Play(game, table.setup(game.info()), key);
    }

    private List<String> otherViews(Play play, StubbornPlayer player) {
        Set<Look> looks = player.sight().at(play.version());
        if (looks.isEmpty()) {
            return List.of();
        }
        views += looks.size();
        JsonNode position = json(play.position(player.seat(), Optional.empty()));
        return looks.stream()
                .filter(look -> !look.equals(Sight.look(position, look.early())))
                .map(look -> "Table %s at version %d was shown to seat %d as it isn't: it is %s"
                        .formatted(player.table(), play.version(), player.seat(), position))
                .toList();
    }

    private List<String> otherEvents(Play play, StubbornPlayer player) {
        Set<Told> told = player.sight().told();
        events += told.size();
        Set<Told> happened = Stream.concat(
                        play.events(player.seat(), 0).stream().map(event -> Sight.told(json(event), false)),
                        play.wholeLog(player.seat()).stream().map(event -> Sight.told(json(event), true)))
                .collect(Collectors.toSet());
        return told.stream()
                .filter(event -> !happened.contains(event))
                .map(event -> "Table %s told seat %d at ply %d what hasn't happened so for it"
                        .formatted(player.table(), player.seat(), event.ply()))
                .toList();
    }

    private static JsonNode json(Object value) {
        return Guest.JSON.readTree(Guest.JSON.writeValueAsString(value));
    }
}
