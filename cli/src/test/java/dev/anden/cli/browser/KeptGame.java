package dev.anden.cli.browser;

import com.microsoft.playwright.Page;
import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.protocol.json.WireJson;
import dev.anden.table.BotRequest;
import dev.anden.table.Change;
import dev.anden.table.Line;
import dev.anden.table.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// A game that was played to its end on a device, as it is kept there.
final class KeptGame {
    private static final JsonMapper JSON = WireJson.mapper();

    private static final String SEED = "00112233445566778899aabbccddeeff".repeat(2);

    private static final String KEEP = """
            game => new Promise((kept, fails) => {
              const asked = indexedDB.open('anden', 1);
              asked.onupgradeneeded = () => asked.result.createObjectStore('games', { keyPath: 'id' });
              asked.onerror = () => fails(asked.error);
              asked.onsuccess = () => {
                const transaction = asked.result.transaction('games', 'readwrite');
                transaction.objectStore('games').put(JSON.parse(game));
                transaction.oncomplete = () => { asked.result.close(); kept(); };
              };
            })""";

    private KeptGame() {}

    /// Has a page find a game of two by chance among those of its device.
    static void put(Page page, String id, String gameId) {
        Game game = GameCatalog.installed().require(gameId);
        Map<String, Object> setUp = Map.of(
                "id", id,
                "game", gameId,
                "options", Map.of(),
                "seed", SEED,
                "seats", List.of(Map.of("kind", "me", "name", "Ana"), Map.of("kind", "bot", "bot", "planner")));
        int rules = game.info().rulesVersion();
        String log = "{\"rules\":%d,\"lines\":%s,\"kept\":[],\"done\":[]}"
                .formatted(
                        rules,
                        JSON.writerFor(new TypeReference<List<Line>>() {}).writeValueAsString(lines(game)));
        page.evaluate(
                KEEP,
                JSON.writeValueAsString(
                        Map.of("id", id, "setUp", setUp, "rules", rules, "log", log, "played", 1_000, "over", true)));
    }

    private static List<Line> lines(Game game) {
        var play = new Play(game, new Setup(2), new Seed(SEED).words());
        RandomStream chance = RandomStream.ofSeed(4, 0, 0);
        var lines = new ArrayList<Line>();
        Change change = play.begin();
        while (true) {
            lines.addAll(change.lines(play.version(), 1_000));
            play.take(change, 1_000);
            if (play.isOver()) {
                return lines;
            }
            BotRequest request = play.request(play.actor()).orElseThrow();
            State position = request.position();
            int code = position.legalAction(chance.below(position.legalActionCount()));
            change = play.choose(request, code).orElseThrow();
        }
    }
}
