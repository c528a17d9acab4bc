package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Whole games leave as text or JSON and come back.
class WholeGameTest {
    private static final Path SCHEMA = Path.of("../docs/game.schema.json");
    private static final String SECRET = "ab".repeat(32);

    /// What a property isn't, or not in such a game.
    private static final List<String> OTHERS =
            List.of("null", "1", "\"x\"", "[]", "{}", "[null]", "[[]]", "[{}]", "{\"a\":{}}");

    private static final Map<String, Object> ONE = Map.of("handle", 1);

    private final Caller caller = new Caller();

    @BeforeEach
    void play() {
        caller.result("open", Map.of("game", "ttr-usa", "seats", 2, "seed", 4));
        caller.result("playout", ONE);
    }

    private JsonNode export(int handle, String form) {
        return caller.result("export", Map.of("handle", handle, "form", form)).get("replay");
    }

    @Test
    void what_is_exported_is_imported_as_the_same_game() {
        JsonNode text = export(1, "text");
        JsonNode json = export(1, "json");

        caller.result("import", Map.of("replay", text));
        caller.result("import", Map.of("replay", json));

        assertThat(export(2, "json")).isEqualTo(json);
        assertThat(export(3, "text")).isEqualTo(text);
        assertThat(caller.result("state", Map.of("handle", 3)).get("hash"))
                .isEqualTo(caller.result("state", ONE).get("hash"));
    }

    @Test
    void an_unfinished_game_is_imported_and_goes_on_as_it_would_have() {
        String whole = export(1, "text").stringValue();
        caller.result("undo", Map.of("handle", 1, "ply", 60));
        JsonNode part = export(1, "json");

        caller.result("import", Map.of("replay", part));
        for (String line :
                whole.lines().dropWhile(line -> !line.isEmpty()).skip(61).toList()) {
            if (!line.startsWith("card ") && !line.startsWith("ticket ") && !line.startsWith("result ")) {
                caller.result("apply", Map.of("handle", 2, "text", line));
            }
        }

        assertThat(part.get("result").isNull()).isTrue();
        assertThat(export(2, "text").stringValue()).isEqualTo(whole);
    }

    @Test
    void a_cut_file_is_refused_and_opens_nothing() {
        String text = export(1, "text").stringValue();
        for (int length = 0; length < text.length() - 1; length += 97) {
            JsonNode error = caller.error("import", Map.of("replay", text.substring(0, length)));
            assertThat(error.get("code").intValue()).isEqualTo(-32005);
            assertThat(error.get("message").stringValue()).containsPattern("^(Line |This isn't a recorded game)");
        }
        assertThat(caller.result("open", Map.of("game", "pile", "seats", 2))
                        .get("handle")
                        .intValue())
                .isEqualTo(2);
    }

    @Test
    void what_is_exported_fits_the_schema() throws IOException {
        Schema schema = schema();

        assertThat(schema.validate(export(1, "json").toString(), InputFormat.JSON))
                .isEmpty();
        caller.result("undo", Map.of("handle", 1, "ply", 60));
        assertThat(schema.validate(export(1, "json").toString(), InputFormat.JSON))
                .isEmpty();
        caller.result("open", Map.of("game", "pile", "seats", 2, "seat", 0));
        caller.result("playout", Map.of("handle", 2));
        assertThat(schema.validate(export(2, "json").toString(), InputFormat.JSON))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ttr-usa, true", "my_board-2, true", "-usa, false", "ttr--usa, false", "_, false", "Usa, false"})
    void the_schema_takes_each_id_that_a_board_can_have(String id, boolean fits) throws IOException {
        String game = export(1, "json").toString().replace("\"game\":\"ttr-usa\"", "\"game\":\"%s\"".formatted(id));

        assertThat(schema().validate(game, InputFormat.JSON).isEmpty()).isEqualTo(fits);
    }

    @Test
    void whatever_stands_in_the_place_of_a_property_is_no_fault_of_the_engine() {
        caller.result("import", Map.of("replay", told(export(1, "text").stringValue())));
        JsonNode game = export(2, "json");
        assertThat(game.has("branch")).isTrue();
        for (String name : game.propertyNames()) {
            for (String other : OTHERS) {
                ObjectNode changed = ((ObjectNode) game).deepCopy();
                changed.set(name, Caller.JSON.readTree(other));
                assertThat(caller.call("import", Map.of("replay", changed))
                                .at("/error/code")
                                .intValue(-32005))
                        .as("%s: %s", name, other)
                        .isEqualTo(-32005);
            }
        }
    }

    @Test
    void a_game_that_is_only_read_is_exported_with_all_that_its_file_says() {
        String told = told(export(1, "text").stringValue());

        caller.result("import", Map.of("replay", told));

        assertThat(export(2, "text").stringValue()).isEqualTo(told);
        JsonNode json = export(2, "json");
        assertThat(json.get("branch").intValue()).isEqualTo(60);
        assertThat(json.get("played").size()).isEqualTo(2);
    }

    @Test
    void of_a_game_that_is_read_and_changed_only_what_still_holds_is_exported() {
        caller.result("import", Map.of("replay", told(export(1, "text").stringValue())));

        caller.result("undo", Map.of("handle", 2, "ply", 60));
        assertThat(export(2, "text").stringValue())
                .contains("\nseed " + SECRET + "\n", "\nbranch 60\n", "\nplayer 0 Ana\n")
                .doesNotContain("played ", "resigned");
        caller.result("undo", Map.of("handle", 2, "ply", 40));
        caller.result("playout", Map.of("handle", 2));
        assertThat(export(2, "text").stringValue())
                .containsPattern("\nbranch 4\\d\n")
                .doesNotContain("\nseed " + SECRET);
    }

    /// The same game as a table would tell it: when it was played, and who left.
    private static String told(String game) {
        return game.replaceFirst("(?m)^seed .*$", "seed " + SECRET)
                .replaceFirst("\n\n", "\nbranch 60\nplayed 2026-11-20T17:12:00Z 2026-11-20T18:03:11Z\nplayer 0 Ana\n\n")
                .replaceFirst("\n([^\n]+)\nresult ", "\nseat 0 resigned expert\n$1\nresult ");
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "anden-game"                 | "anden-gone"                  | schema | A game in JSON: "format" should be "anden-game"
            "rules":2,                   | ''                            | schema | A game in JSON: "rules" is missing
            "version":1                  | "version":2                   | schema | "version" should be 1
            "seats":2                    | "seats":9                     |        | Line 4: ttr-usa is for 2 to 5 players, not 9
            "actor":-1                   | "actor":-5                    | schema | Ply 1 should be
            "text":"first 0"             | "text":"first 7"              |        | Line 8, ply 0: There is no seat 7; the last one is 1
            "type":"chooseFirst"         | "type":"choose"               |        | Ply 1 should be
            "players":[]                 | "players":["a\\nseed 1"]      | schema | "players" should be ["a seed 1"]
            "players":[]                 | "players":{"a":"b"}           | schema | A game in JSON: "players" should be a list
            """)
    void a_game_that_was_changed_is_refused(String from, String to, String bySchema, String message)
            throws IOException {
        String text = export(1, "json").toString();
        String changed = text.replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
        assertThat(changed).isNotEqualTo(text);

        JsonNode error = caller.error("import", Map.of("replay", Caller.JSON.readTree(changed)));

        assertThat(error.get("code").intValue()).isEqualTo(-32005);
        assertThat(error.get("message").stringValue()).startsWith(message);
        assertThat(schema().validate(changed, InputFormat.JSON).isEmpty()).isEqualTo(bySchema == null);
    }
}
