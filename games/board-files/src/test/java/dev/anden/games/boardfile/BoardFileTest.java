package dev.anden.games.boardfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardFileTest {
    @Test
    void a_file_without_problems_is_its_board() {
        BoardFile<Integer> file = BoardFile.read("small.json", "{\"seats\": 4}", BoardFileTest::seats);

        assertThat(file.board()).contains(4);
        assertThat(file.problems()).isEmpty();
        assertThat(file.require()).isEqualTo(4);
    }

    @Test
    void all_problems_are_told_at_once_with_their_places_and_there_is_no_board() {
        BoardFile<Integer> file =
                BoardFile.read("small.json", "{\"seats\": 7, \"routes\": [{\"length\": 0}]}", root -> {
                    root.get("routes").list(1, 2, route -> route.get("length").integer(1, 6));
                    return root.get("seats").integer(2, 5);
                });

        assertThat(file.board()).isEmpty();
        assertThat(file.problems())
                .map(BoardProblem::toString)
                .containsExactly(
                        "small.json: routes[0].length: must be a whole number from 1 to 6, not 0",
                        "small.json: seats: must be a whole number from 2 to 5, not 7");
        assertThatThrownBy(file::require)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("routes[0].length", "seats");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                         | small.json: a board is one JSON object, but the file is empty
            []                         | small.json: a board is one JSON object, but this isn't an object
            {"seats": 4,               | small.json: line 1, column 13: isn't JSON
            {"seats": 4, "seats": 5}   | small.json: line 1, column 21: isn't JSON: Duplicate
            """)
    void what_is_no_object_in_json_is_told_with_its_line(String text, String problem) {
        assertThat(BoardFile.read("small.json", text, BoardFileTest::seats).problems())
                .singleElement()
                .asString()
                .startsWith(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                 | must be a text; it is missing
            {"it": 3}          | must be a text, not 3
            {"it": "  "}       | must be a text, not "  "
            {"it": "a\\nb"}    | must be one line without control characters
            {"it": "abcdefg"}  | has 7 letters; the limit is 5
            """)
    void a_text_is_one_short_line(String text, String problem) {
        assertThat(messages(text, it -> it.text(5))).containsExactly(problem);
    }

    @Test
    void of_a_wrong_value_only_the_beginning_is_shown() {
        assertThat(messages("{\"it\": \"" + "x".repeat(90) + "\"}", it -> it.integer(1, 2)))
                .singleElement()
                .asString()
                .endsWith("x…");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"it": "north"}  | north | 0
            {"it": "up"}     | south | 1
            {}               | south | 1
            """)
    void a_word_is_one_of_some_or_else_the_first(String text, String word, int problems) {
        BoardFile<String> file = BoardFile.read("small.json", text, root -> {
            String found = root.get("it").word("south", "north");
            assertThat(found).isEqualTo(word);
            return found;
        });

        assertThat(file.problems()).hasSize(problems);
    }

    @Test
    void entries_that_are_too_many_are_told_and_not_read() {
        BoardFile<List<Integer>> file = BoardFile.read("small.json", "{\"it\": [1, 2, 3]}", root -> {
            List<Integer> read = root.get("it").list(1, 2, one -> one.integer(1, 9));
            assertThat(read).containsExactly(1, 2);
            assertThat(root.get("it").list(2)).hasSize(2);
            return read;
        });

        assertThat(file.problems())
                .extracting(BoardProblem::message)
                .containsExactly("has 3 entries; it needs 1 to 2", "has 3 entries; the limit is 2");
    }

    @Test
    void what_is_named_has_to_be_in_the_file() {
        Map<String, Integer> streets = Map.of("royal", 0, "canal", 1);

        assertThat(messages("{\"it\": \"canal\"}", it -> it.reference(streets, "street")))
                .isEmpty();
        assertThat(messages("{\"it\": \"bourbon\"}", it -> it.reference(streets, "street")))
                .containsExactly("names the street \"bourbon\", which isn't in this file");
    }

    @Test
    void a_place_is_sound_until_something_within_it_is_wrong() {
        BoardFile<Optional<String>> file = BoardFile.read("small.json", "{\"cities\": [{}], \"cards\": 1}", root -> {
            assertThat(root.isSound()).isTrue();
            root.get("cities").list(9).getFirst().get("name").text();
            assertThat(root.isSound()).isFalse();
            assertThat(root.get("cities").isSound()).isFalse();
            assertThat(root.get("cards").isSound()).isTrue();
            return root.optional("name", Place::text);
        });

        assertThat(file.problems()).hasSize(1);
    }

    private static int seats(Place root) {
        return root.get("seats").integer(2, 5);
    }

    /// What is wrong with the property `it` of a file.
    private static List<String> messages(String text, Function<Place, ?> reading) {
        BoardFile<?> file = BoardFile.read("small.json", text, root -> reading.apply(root.get("it")));
        return file.problems().stream().map(BoardProblem::message).toList();
    }
}
