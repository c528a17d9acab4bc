package dev.anden.games.tickettoride.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.boardfile.BoardProblem;
import dev.anden.games.tickettoride.OwnBoard;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The JSON Schema beside the boards says the same as the reader. It is checked with the few keywords that it uses.
class BoardSchemaTest {
    private final JsonNode schema = json("board.schema.json");

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    void the_schema_accepts_each_board_of_the_box(String board) {
        assertThat(violations(json(board + ".json"), schema, "")).isEmpty();
    }

    @Test
    void the_schema_accepts_a_board_with_every_element() {
        assertThat(violations(JsonMapper.shared().readTree(OwnBoard.text()), schema, ""))
                .isEmpty();
    }

    @Test
    void the_schema_accepts_the_small_board_and_refuses_what_the_reader_refuses() {
        assertThat(violations(JsonMapper.shared().readTree(BoardReaderTest.SMALL), schema, ""))
                .isEmpty();
        for (String[] change : new String[][] {
            {"\"count\": 9", "\"count\": 0"},
            {"\"count\": 9", "\"number\": 9"},
            {"\"train\"", "\"balloon\""},
            {"\"each-space\"", "\"each\""},
            {"\"1\": 1, \"2\": 2, \"4\": 7", ""},
            {"\"openingHand\": 2", "\"openingHand\": 2, \"marketWithoutDeck\": \"shut\""},
            {"\"format\": 1", "\"format\": 1, \"revision\": 0"},
            {"\"format\": 1", "\"format\": 1, \"names\": {\"Spanish\": \"Pequeño\"}"},
            {"\"format\": 1", "\"format\": 1, \"names\": {\"es\": \"\"}"},
            {"\"rejected\": \"bottom\"", "\"rejected\": \"top\""},
            {"\"public\"", "\"hidden\""},
            {"\"elements\": {}", "\"elements\": {\"rocket\": {}}"},
            {
                "\"format\": 1",
                "\"format\": 1, \"ticketSets\": {\"provenance\": \"invented\", \"source\": \"?\", \"sets\": [], \"tickets\": []}"
            },
            {"\"elements\": {}", "\"elements\": {\"ferry\": {\"wilds\": 1}}"},
            {"\"elements\": {}", "\"elements\": {\"tunnel\": {}}"},
            {"\"elements\": {}", "\"elements\": {\"station\": {\"costs\": [], \"points\": 4}}"},
            {"\"elements\": {}", "\"elements\": {\"flag\": {\"colors\": [\"red\"], \"points\": 4}}"},
            {"\"elements\": {}", "\"elements\": {\"flag\": {\"colors\": [\"red\", \"red\"], \"points\": 4}}"},
            {"\"id\": \"small\"", "\"id\": \"" + "a".repeat(41) + "\""},
            {"\"name\": \"Small\"", "\"name\": \"" + "a".repeat(41) + "\""},
            {"\"color\": \"red\"", "\"color\": \"red\", \"tunnel\": 1"},
            {"\"points\": 4", "\"points\": 4, \"deck\": \"deep\""},
            {"\"red\": 9", "\"pink\": 9"},
            {"\"4\": 7", "\"9\": 7"},
            {"\"id\": \"south\"", "\"id\": \"South\""},
            {"\"latitude\": 50", "\"latitude\": 86"},
            {"\"color\": \"red\"", "\"color\": \"wild\""},
            {"\"points\": 4", "\"points\": \"4\""},
            {"\"longest-path\"]", "\"longest-path\", \"longest-path\"]"}
        }) {
            String text = BoardReaderTest.SMALL.replace(change[0], change[1]);
            assertThat(violations(JsonMapper.shared().readTree(text), schema, ""))
                    .as(change[1])
                    .isNotEmpty();
            assertThat(BoardReader.read("small.json", text).problems()).isNotEmpty();
        }
    }

    @Test
    void each_property_of_the_schema_is_known_to_the_reader_and_missed_by_it() {
        assertSameProperties("", schema);
        assertSameProperties("seats.", schema.at("/properties/seats"));
        assertSameProperties("totals.", schema.at("/properties/totals"));
        assertSameProperties("vehicles[0].", schema.at("/properties/vehicles/items"));
        assertSameProperties("openingTickets.", schema.at("/properties/openingTickets"));
        assertSameProperties("ticketDraw.", schema.at("/$defs/deal"));
        assertSameProperties("elements.", schema.at("/properties/elements"));
        for (String element : List.of("tunnel", "station", "flag")) {
            assertSameProperties("elements." + element + ".", schema.at("/properties/elements/properties/" + element));
        }
        assertSameProperties("cities[0].", schema.at("/properties/cities/items"));
        assertSameProperties("routes[0].", schema.at("/properties/routes/items"));
        assertSameProperties("tickets[0].", schema.at("/properties/tickets/items"));
        JsonNode sets = schema.at("/properties/ticketSets");
        assertSameProperties("ticketSets.", sets);
        assertSameProperties("ticketSets.sets[0].", sets.at("/properties/sets/items"));
        assertSameProperties("ticketSets.sets[0].totals.", sets.at("/properties/sets/items/properties/totals"));
        assertSameProperties("ticketSets.tickets[0].", sets.at("/properties/tickets/items"));
    }

    /// An object with an unknown property tells which there are; an object without any tells which are missing.
    private static void assertSameProperties(String path, JsonNode object) {
        String board = """
                {"seats": {"x": 1}, "totals": {"x": 1}, "openingTickets": {"x": 1}, "ticketDraw": {"x": 1},
                 "elements": {"tunnel": {"x": 1}, "station": {"x": 1}, "flag": {"x": 1}, "x": 1},
                 "vehicles": [{"x": 1}], "cities": [{"x": 1}], "routes": [{"x": 1}], "tickets": [{"x": 1}],
                 "ticketSets": {"x": 1, "sets": [{"x": 1, "totals": {"x": 1}}], "tickets": [{"x": 1}]}, "x": 1}
                """;
        List<BoardProblem> problems = BoardReader.read("x.json", board).problems();

        String known = problems.stream()
                .filter(problem -> problem.path().equals(path + "x"))
                .map(BoardProblem::message)
                .findFirst()
                .orElseThrow();
        assertThat(known)
                .isEqualTo("isn't a property here; the properties are "
                        + String.join(", ", object.get("properties").propertyNames()));
        for (JsonNode required : object.path("required")) {
            assertThat(problems).anyMatch(problem -> problem.path().startsWith(path + required.stringValue()));
        }
    }

    private List<String> violations(JsonNode value, JsonNode rule, String path) {
        var found = new ArrayList<String>();
        for (String keyword : rule.propertyNames()) {
            if (!holds(keyword, rule.get(keyword), value, rule)) {
                found.add(path + ": " + keyword);
            }
        }
        if (rule.has("$ref")) {
            found.addAll(
                    violations(value, schema.at(rule.get("$ref").stringValue().substring(1)), path));
        }
        for (String name : value.propertyNames()) {
            JsonNode property = rule.path("properties").path(name);
            JsonNode other = property.isMissingNode() ? rule.path("additionalProperties") : property;
            if (other.isObject()) {
                found.addAll(violations(value.get(name), other, path + "." + name));
            }
        }
        if (value.isArray() && rule.has("items")) {
            for (int index = 0; index < value.size(); index++) {
                found.addAll(violations(value.get(index), rule.get("items"), path + "[" + index + "]"));
            }
        }
        return found;
    }

    private static boolean holds(String keyword, JsonNode argument, JsonNode value, JsonNode rule) {
        return switch (keyword) {
            case "type" ->
                switch (argument.stringValue()) {
                    case "object" -> value.isObject();
                    case "array" -> value.isArray();
                    case "string" -> value.isString();
                    case "integer" -> value.isIntegralNumber();
                    case "number" -> value.isNumber();
                    case "boolean" -> value.isBoolean();
                    default -> false;
                };
            case "const" -> value.equals(argument);
            case "enum" -> StreamSupport.stream(argument.spliterator(), false).anyMatch(value::equals);
            case "minimum" -> value.isNumber() && value.doubleValue() >= argument.doubleValue();
            case "maximum" -> value.isNumber() && value.doubleValue() <= argument.doubleValue();
            case "minLength" -> value.isString() && value.stringValue().length() >= argument.intValue();
            case "maxLength" -> value.isString() && value.stringValue().length() <= argument.intValue();
            case "minItems", "minProperties" -> value.size() >= argument.intValue();
            case "maxItems" -> value.size() <= argument.intValue();
            case "uniqueItems" ->
                StreamSupport.stream(value.spliterator(), false).distinct().count() == value.size();
            case "pattern" -> value.isString() && value.stringValue().matches(argument.stringValue());
            case "required" ->
                StreamSupport.stream(argument.spliterator(), false).allMatch(name -> value.has(name.stringValue()));
            case "propertyNames" ->
                value.propertyNames().stream()
                        .allMatch(name -> argument.has("pattern")
                                ? name.matches(argument.get("pattern").stringValue())
                                : StreamSupport.stream(argument.get("enum").spliterator(), false)
                                        .anyMatch(word -> word.stringValue().equals(name)));
            case "additionalProperties" ->
                argument.isObject()
                        || value.propertyNames().stream()
                                .allMatch(name -> rule.path("properties").has(name));
            case "$schema", "$ref", "$defs", "title", "description", "properties", "items" -> true;
            default -> throw new AssertionError("This test doesn't know the keyword " + keyword);
        };
    }

    private static JsonNode json(String name) {
        String path = "/dev/anden/games/tickettoride/boards/" + name;
        try (InputStream stream = Objects.requireNonNull(BoardSchemaTest.class.getResourceAsStream(path), path)) {
            return JsonMapper.shared().readTree(stream.readAllBytes());
        } catch (IOException failure) {
            throw new AssertionError(path, failure);
        }
    }
}
