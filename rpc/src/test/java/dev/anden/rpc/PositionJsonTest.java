package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.anden.engine.Game;
import dev.anden.engine.NotationException;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.protocol.json.WireJson;
import dev.anden.testkit.RandomPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Positions leave as JSON and come back.
class PositionJsonTest {
    private static final String SMALL = """
            {"format":"anden-position","version":1,"game":"pile","rules":1,\
            "table":{"last":["bonus","coins",20,"worth",0,"next",0,"taker",-2,"ply",0,"points",0,0]},"seats":[]}""";

    private final Caller caller = new Caller();

    private static JsonNode json(String text) {
        return Caller.JSON.readTree(WireJson.mapper().writeValueAsBytes(PositionJson.of(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris", "pile"})
    void every_position_of_a_random_game_comes_back_as_it_left_and_fits_the_schema(String id) throws IOException {
        Game game = Caller.catalog().require(id);
        Schema schema = schema();
        var random = RandomStream.ofSeed(91, 0, 0);
        State state = game.newState(new Setup(3));
        for (boolean over = false; !over; over = state.actor() == State.NOBODY) {
            String text = state.position();
            JsonNode json = json(text);

            assertThat(PositionJson.text(json).strip()).isEqualTo(text.strip());
            if (state.ply() % 20 == 0) {
                assertThat(schema.validate(json.toString(), InputFormat.JSON)).isEmpty();
            }
            state.apply(RandomPlay.next(state, random, random));
        }
        assertThat(json(state.position()).get("game").stringValue()).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource({"ttr-usa, true", "my_board-2, true", "-usa, false", "ttr--usa, false", "_, false", "Usa, false"})
    void the_schema_takes_each_id_that_a_board_can_have(String id, boolean fits) throws IOException {
        assertThat(schema().validate(SMALL.replace("\"pile\"", "\"" + id + "\""), InputFormat.JSON)
                        .isEmpty())
                .isEqualTo(fits);
    }

    @Test
    void a_line_of_a_seat_is_none_of_the_table_s() throws IOException {
        String changed = SMALL.replace("{\"last\"", "{\"seat\":[0],\"last\"");

        assertThat(schema().validate(changed, InputFormat.JSON)).isNotEmpty();
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(Path.of("../docs/position.schema.json")));
    }

    @Test
    void words_are_numbers_objects_or_texts() {
        String text = """
                ttr-usa 2
                ply 24 first 0 turns-left -1 passes 0
                market red - 07
                dice walk=2 walk=4 bus=-1
                ticket-deck
                seat 0 vehicles=11,5 score=3 hand red=1 wild=2 tickets a--b
                line x
                seat 1
                """;

        JsonNode json = json(text);

        assertThat(json.get("table").toString())
                .isEqualTo("{\"ply\":[24,\"first\",0,\"turns-left\",-1,\"passes\",0],\"market\":[\"red\",\"-\",\"07\"],"
                        + "\"dice\":[{\"walk\":2},{\"walk\":4,\"bus\":-1}],\"ticket-deck\":[]}");
        assertThat(json.get("seats").toString())
                .isEqualTo("[{\"seat\":[0,{\"vehicles\":\"11,5\",\"score\":3},\"hand\",{\"red\":1,\"wild\":2},"
                        + "\"tickets\",\"a--b\"],\"line\":[\"x\"]},{\"seat\":[1]}]");
        assertThat(PositionJson.text(json)).isEqualTo(text);
    }

    @Test
    void a_game_is_opened_at_a_position_in_json_and_tells_it_so() {
        caller.result("open", Map.of("game", "ttr-berlin", "seats", 2, "seed", 3));
        caller.result("playout", Map.of("handle", 1, "plies", 40));
        JsonNode told = caller.result("state", Map.of("handle", 1, "form", "json"));

        caller.result("open", Map.of("game", "ttr-berlin", "position", told.get("position"), "chance", "given"));

        JsonNode again = caller.result("state", Map.of("handle", 2, "form", "json"));
        assertThat(again.get("position")).isEqualTo(told.get("position"));
        assertThat(again.get("hash")).isEqualTo(told.get("hash"));
        assertThat(caller.error("state", Map.of("handle", 2, "form", "xml"))
                        .get("message")
                        .stringValue())
                .isEqualTo("\"form\" is text or json, not \"xml\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "anden-position" | "anden-game"    | "format" must be "anden-position"
            "version":1      | "version":2     | "version" must be 1
            "version":1      | "version":"1"   | "version" must be 1
            "rules":1        | "rules":"1"     | "rules" must be a whole number
            ,"seats":[]      | ``              | "seats" is missing
            "rules":1,       | "rules":1,"x":1,| there is no property "x"
            "seats":[]       | "seats":7       | "seats" must be a list
            "coins",20       | "coins",{}      | table.last has an object without keys
            "seats":[]       | "seats":[{}]    | seats[0] must be an object with a "seat"
            "coins",20       | "coins",2.5     | table.last holds whole numbers and texts without spaces
            "coins",20       | "coins 20"      | table.last holds whole numbers and texts without spaces
            "coins",20       | {"co ins":20}   | table.last has a key that isn't a single word
            "coins",20       | {"coins":[20]}  | table.last holds whole numbers and texts without spaces
            "bonus"          | "bonus\\nply"    | table.last holds whole numbers and texts without spaces
            {"last"          | {"la st"        | table.la st isn't the name of a line
            {"last"          | {"seat":[0],"last"| "table" must not have a line "seat"
            "points",0,0]    | "points"],"ply":7 | table.ply must be a list
            """)
    void what_is_not_made_like_that_is_refused_with_its_place(String right, String wrong, String problem) {
        assertThat(SMALL).contains(right);
        JsonNode changed = Caller.JSON.readTree(SMALL.replace(right, wrong));

        assertThatThrownBy(() -> PositionJson.text(changed))
                .isInstanceOf(NotationException.class)
                .hasMessage("A position in JSON: " + problem);
        JsonNode error = caller.error("open", Map.of("game", "pile", "position", changed));
        assertThat(error.get("code").intValue()).isEqualTo(-32005);
        assertThat(error.at("/data/reasons/0").stringValue()).endsWith(problem);
    }
}
