package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.players.Roster;
import dev.anden.testkit.pile.PileGame;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Another program that uses the engine, and remembers all that it was told.
final class Caller {
    static final JsonMapper JSON = new JsonMapper();

    private static final GameCatalog CATALOG = catalog();

    private final Conversation conversation = new Conversation(new Methods(CATALOG, Roster.installed(), () -> 77));
    private final StringBuilder heard = new StringBuilder();
    private int id;

    static GameCatalog catalog() {
        var games = new ArrayList<Game>(new TicketToRideProvider().games());
        games.add(new PileGame());
        return new GameCatalog(games);
    }

    /// What the loop answers to these bytes, line by line.
    static List<JsonNode> loop(byte[] input) throws IOException {
        var out = new ByteArrayOutputStream();
        new EngineLoop(CATALOG, Roster.installed(), () -> 77).run(new ByteArrayInputStream(input), out);
        return out.toString(StandardCharsets.UTF_8).lines().map(JSON::readTree).toList();
    }

    static List<JsonNode> loop(String input) throws IOException {
        return loop(input.getBytes(StandardCharsets.UTF_8));
    }

    /// All answers so far.
    String heard() {
        return heard.toString();
    }

    /// The result of a call, which must not fail.
    JsonNode result(String method, Map<String, ?> params) {
        JsonNode answer = call(method, params);
        assertThat(answer.has("error")).as(answer.toString()).isFalse();
        return answer.get("result");
    }

    /// The error of a call, which must fail.
    JsonNode error(String method, Map<String, ?> params) {
        JsonNode answer = call(method, params);
        assertThat(answer.has("result")).as(answer.toString()).isFalse();
        return answer.get("error");
    }

    /// The whole answer to a call.
    JsonNode call(String method, Map<String, ?> params) {
        ObjectNode request = JSON.createObjectNode();
        id++;
        request.put("jsonrpc", "2.0").put("id", id).put("method", method).set("params", JSON.valueToTree(params));
        var out = new ByteArrayOutputStream();
        try {
            conversation.answer(ByteBuffer.wrap(JSON.writeValueAsBytes(request)), out);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
        String line = out.toString(StandardCharsets.UTF_8);
        heard.append(line);
        JsonNode answer = JSON.readTree(line);
        assertThat(answer.get("id").intValue()).isEqualTo(id);
        return answer;
    }
}
