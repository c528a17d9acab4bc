package dev.anden.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.anden.arena.Moment;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayException;
import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.Action;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.NotationException;
import dev.anden.engine.Phrase;
import dev.anden.engine.State;
import dev.anden.protocol.json.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A whole game as JSON: what a replay file says, and also every ply with names (`docs/game.schema.json`).
///
/// @param format always `anden-game`
/// @param version the version of the format: 1
/// @param game the game's id
/// @param rules the version of the rules it was played by
/// @param seats how many seats took part
/// @param options the chosen options, by their ids
/// @param origin where chance was drawn from, if that is known: a [SeriesJson] or a [TableJson]
/// @param played when it began and ended, as moments of ISO 8601; left out if that isn't known
/// @param players who sat in which seat
/// @param plies actions and outcomes, in order
/// @param result the final scores; null if the game isn't over
record GameJson(
        String format,
        int version,
        String game,
        int rules,
        int seats,
        Map<String, String> options,
        Optional<Record> origin,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) int branch,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> played,
        List<String> players,
        List<Ply> plies,
        Optional<List<Integer>> result) {
    private static final String FORMAT = "anden-game";

    private static final JsonMapper JSON = WireJson.mapper();

    /// One action or outcome.
    ///
    /// @param actor a seat, or [State#CHANCE]
    record Ply(int actor, String text, Action action) {}

    /// A series of games and a place in it.
    record SeriesJson(long seed, long number) {}

    /// The secret of a table, 64 digits.
    record TableJson(
            String seed,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<Integer, String> contributions) {}

    static GameJson of(Game game, Replay replay) {
        State state = game.newState(replay.setup());
        var plies = new ArrayList<Ply>();
        for (int code : replay.codes()) {
            plies.add(new Ply(state.actor(), state.print(code), state.action(code)));
            state.apply(code);
        }
        return new GameJson(
                FORMAT,
                1,
                replay.game(),
                replay.rulesVersion(),
                replay.setup().seats(),
                replay.setup().options(),
                replay.origin().map(GameJson::json),
                replay.branch(),
                replay.played().map(span -> List.of(Moment.written(span.began()), Moment.written(span.ended()))),
                replay.players(),
                plies,
                replay.totals());
    }

    private static Record json(Replay.Origin origin) {
        return switch (origin) {
            case Replay.Series series -> new SeriesJson(series.seed(), series.number());
            case Replay.Table table -> new TableJson(table.seed(), new TreeMap<>(table.contributions()));
        };
    }

    /// Reads what [#of] wrote. Each ply is read by its text and checked like that of a replay file; what is said
    /// also has to be the same as would be written.
    ///
    /// @throws NotationException if it isn't a game at all
    /// @throws ReplayException if the header doesn't make sense
    static ReplayReading read(GameCatalog catalog, JsonNode node) {
        if (!node.path("format").asString("").equals(FORMAT)) {
            throw new NotationException("A game in JSON: \"format\" should be \"%s\"".formatted(FORMAT));
        }
        for (String name : List.of("game", "rules", "seats", "plies", "result")) {
            if (!node.has(name)) {
                throw new NotationException("A game in JSON: \"%s\" is missing".formatted(name));
            }
        }
        for (String name : List.of("players", "plies")) {
            if (node.has(name) && !node.get(name).isArray()) {
                throw new NotationException("A game in JSON: \"%s\" should be a list".formatted(name));
            }
        }
        ReplayReading reading = ReplayReader.read(catalog, text(node));
        if (reading.problem().isPresent()) {
            return reading;
        }
        JsonNode written = JSON.readTree(JSON.writeValueAsBytes(of(reading.game(), reading.replay())));
        return new ReplayReading(
                reading.game(), reading.replay(), firstDifference(node, written).map(Phrase::plain));
    }

    /// The text of a replay file of what [#of] wrote.
    private static String text(JsonNode node) {
        var lines = new ArrayList<String>();
        lines.add("anden-replay 1");
        lines.add("game " + word(node, "game"));
        lines.add("rules " + word(node, "rules"));
        lines.add("seats " + word(node, "seats"));
        node.path("options")
                .properties()
                .forEach(option -> lines.add(
                        "option " + option.getKey() + " " + option.getValue().asString("")));
        if (node.path("origin").isObject()) {
            JsonNode origin = node.get("origin");
            String number = origin.has("number") ? " game " + word(origin, "number") : "";
            lines.add("seed " + word(origin, "seed") + number);
            origin.path("contributions")
                    .properties()
                    .forEach(contribution -> lines.add("contribution " + contribution.getKey() + " "
                            + contribution.getValue().asString("")));
        }
        if (node.has("branch")) {
            lines.add("branch " + word(node, "branch"));
        }
        if (node.has("played")) {
            lines.add("played " + word(node.get("played").path(0)) + " "
                    + word(node.get("played").path(1)));
        }
        for (int seat = 0; seat < node.path("players").size(); seat++) {
            lines.add("player " + seat + " " + word(node.get("players").get(seat)));
        }
        lines.add("");
        node.path("plies").forEach(ply -> lines.add(word(ply, "text")));
        lines.add("result " + result(node.path("result")));
        return String.join("\n", lines) + "\n";
    }

    private static String word(JsonNode node, String name) {
        return word(node.path(name));
    }

    private static String word(JsonNode node) {
        return node.asString("").replace("\n", " ");
    }

    private static String result(JsonNode totals) {
        return totals.isArray()
                ? String.join(
                        " ",
                        StreamSupport.stream(totals.spliterator(), false)
                                .map(total -> total.asString(""))
                                .toList())
                : "unfinished";
    }

    private static Optional<String> firstDifference(JsonNode given, JsonNode right) {
        if (given.equals(right)) {
            return Optional.empty();
        }
        for (int ply = 0; ply < right.get("plies").size(); ply++) {
            JsonNode should = right.get("plies").get(ply);
            if (!should.equals(given.path("plies").path(ply))) {
                return Optional.of("Ply %d should be %s".formatted(ply + 1, should));
            }
        }
        return Optional.of(right.propertyNames().stream()
                .filter(name -> !right.get(name).equals(given.path(name)))
                .findFirst()
                .map(name -> "\"%s\" should be %s".formatted(name, right.get(name)))
                .orElse("The game has other properties than " + String.join(", ", right.propertyNames())));
    }
}
