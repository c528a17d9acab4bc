package dev.anden.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

class JsonReaderTest {
    private static final JsonMapper OTHER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final String SAMPLE = """
            {"a": [1, -0.5e+3, 12E2, [], {}], "b c": {"d": "e\\n\\u00e9\\"", "f": true, "g": null},
             "h": false, "i": "ñ", "j": [[{"k": "\\\\"}]], "l": 0, "m": -7}
            """;

    /// Letters that mean something in JSON, and some that don't.
    private static final String LETTERS = "{}[]:,\"\\ \t\n0123456789-+.eEtfnu/'abNxñ\0";

    private static final int MUTANTS = 10_000;

    /// Whatever somebody's finger slips to: it is JSON for both or for none, and says the same.
    @Test
    void what_is_json_is_what_it_is_for_others() {
        RandomStream random = RandomStream.ofSeed(1, 0, 0);
        int read = 0;
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            String text = mutated(random);
            Optional<String> ours = ours(text);
            assertThat(ours).as("<%s>", text).isEqualTo(others(text));
            read += ours.isPresent() ? 1 : 0;
        }

        assertThat(read).isBetween(MUTANTS / 20, MUTANTS / 2);
    }

    private static String mutated(RandomStream random) {
        var text = new StringBuilder(SAMPLE);
        for (int slips = 1 + random.below(2); slips > 0; slips--) {
            char letter = LETTERS.charAt(random.below(LETTERS.length()));
            int place = random.below(text.length());
            switch (random.below(3)) {
                case 0 -> text.insert(place, letter);
                case 1 -> text.setCharAt(place, letter);
                default -> text.deleteCharAt(place);
            }
        }
        return text.toString();
    }

    /// What a text says, in the words of the other reader.
    private static Optional<String> ours(String text) {
        try {
            return JsonReader.read(text)
                    .map(Json::toString)
                    .map(written -> OTHER.readTree(written).toString());
        } catch (NoJsonException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> others(String text) {
        try {
            return Optional.of(OTHER.readTree(text).toString());
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ["a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u0001"] | ["a\\"\\\\/\\b\\f\\n\\r\\té\\u0001"]
            [ 1 , 2.50 , -3e7 ]                          | [1,2.50,-3e7]
            { "a" : { } , "b" : [ null , true , false ] } | {"a":{},"b":[null,true,false]}
            """)
    void what_was_read_is_written_again_without_spaces(String text, String written) throws NoJsonException {
        assertThat(JsonReader.read(text)).map(Json::toString).contains(written);
    }

    @Test
    void a_text_of_spaces_says_nothing() throws NoJsonException {
        assertThat(JsonReader.read(" \n\t\r ")).isEmpty();
    }
}
