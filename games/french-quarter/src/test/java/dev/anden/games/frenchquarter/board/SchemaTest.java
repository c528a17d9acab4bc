package dev.anden.games.frenchquarter.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.boardfile.BoardProblem;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The JSON Schema beside the data names the properties that the reader knows, and misses those that it misses.
class SchemaTest {
    private final JsonNode schema = schema();

    @Test
    void the_schema_and_the_reader_know_the_same_properties() {
        assertSame("", "{\"x\": 1}", schema);
        assertSame("streets[0].", "{\"streets\": [{\"x\": 1}]}", items("streets"));
        assertSame("buildings[0].", "{\"buildings\": [{\"x\": 1}]}", items("buildings"));
        assertSame("transports[0].", "{\"transports\": [{\"x\": 1}]}", items("transports"));
        assertSame("cards[0].", "{\"cards\": [{\"x\": 1}]}", items("cards"));
        assertSame("mayorCards[0].", "{\"mayorCards\": [{\"x\": 1}]}", items("mayorCards"));
        assertSame("vacationCards[0].", "{\"vacationCards\": [{\"x\": 1}]}", items("vacationCards"));
        assertSame("activities.food.", "{\"activities\": {\"food\": {\"x\": 1}}}", at("/activities/properties/food"));
        assertSame("umbrellas.", "{\"umbrellas\": {\"x\": 1}}", at("/umbrellas"));
        assertSame("secondLine.", "{\"secondLine\": {\"x\": 1}}", at("/secondLine"));
        assertSame("performers.", "{\"performers\": {\"x\": 1}}", at("/performers"));
        assertSame("scoring.", "{\"scoring\": {\"x\": 1}}", at("/scoring"));
    }

    private static void assertSame(String path, String text, JsonNode object) {
        List<BoardProblem> problems = BoardReader.read("x.json", text).problems();

        assertThat(problems)
                .map(BoardProblem::toString)
                .contains("x.json: %sx: isn't a property here; the properties are %s"
                        .formatted(
                                path, String.join(", ", object.get("properties").propertyNames())));
        for (JsonNode required : object.get("required")) {
            assertThat(problems).anyMatch(problem -> problem.path().startsWith(path + required.stringValue()));
        }
    }

    private JsonNode at(String path) {
        return schema.at("/properties" + path);
    }

    private JsonNode items(String list) {
        return at("/" + list + "/items");
    }

    private static JsonNode schema() {
        String path = "/dev/anden/games/frenchquarter/french-quarter.schema.json";
        try (InputStream stream = Objects.requireNonNull(SchemaTest.class.getResourceAsStream(path), path)) {
            return JsonMapper.shared().readTree(stream.readAllBytes());
        } catch (IOException failure) {
            throw new AssertionError(path, failure);
        }
    }
}
