package dev.anden.games.boardfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
            """)
    void what_is_no_object_in_json_is_told_with_its_line(String text, String problem) {
        assertThat(BoardFile.read("small.json", text, BoardFileTest::seats).problems())
                .singleElement()
                .asString()
                .startsWith(problem);
    }

    /// By what people write by hand, with the line, the column and the way to it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a": 4,                     | a: line 1, column 9: the file ends before everything in it is closed
            {"a": [{"b": 1},             | a[1]: line 1, column 17: the file ends before everything in it is closed
            {"a": {"b": "c               | a.b: line 1, column 15: the file ends before everything in it is closed
            no board at all              | line 1, column 1: it has to begin with an opening brace, not with "no"
            {"a": 1} {}                  | line 1, column 10: there is something more, "{", after the closing brace
            {"a": 1} x                   | line 1, column 10: there is something more, "x", after the closing brace
            {"a": 1}}                    | line 1, column 9: there is something more, "}", after the closing brace
            {"a": {"b": 4, "b": 5}}      | a.b: line 1, column 21: the property "b" appears twice
            {"a": 1} // old              | line 1, column 10: comments aren't allowed
            {"a": [1, # one              | a[1]: line 1, column 11: comments aren't allowed
            {"a": 1 "b": 2}              | a: line 1, column 9: a comma is missing before "b"
            {"a": true "b": 2}           | a: line 1, column 12: a comma is missing before "b"
            {"a": [{"b": 1} {"b": 2}]}   | a[1]: line 1, column 17: a comma is missing before "{"
            {"a": [1 2]}                 | a[1]: line 1, column 10: a comma is missing before "2"
            {"a": [1, 2,]}               | a[2]: line 1, column 13: there is one comma too many before "]"
            {"a": 1,}                    | a: line 1, column 9: there is one comma too many before "}"
            {"a": 1,, "b": 2}            | a: line 1, column 9: there is one comma too many before ","
            {"a" 1}                      | a: line 1, column 6: a colon is missing before "1"
            {"a"; 1}                     | a: line 1, column 5: a colon is missing before ";"
            {a: 1}                       | line 1, column 2: texts and property names go between straight double quotes, not like this: a
            {'a': 1}                     | line 1, column 2: texts and property names go between straight double quotes, not like this: '
            {"a": “b”}                   | a: line 1, column 7: texts and property names go between straight double quotes, not like this: “
            {"a": 01}                    | a: line 1, column 8: numbers are written like 12, -3 or 0.5
            {"a": 1.}                    | a: line 1, column 8: numbers are written like 12, -3 or 0.5
            {"a": .5}                    | a: line 1, column 7: numbers are written like 12, -3 or 0.5
            {"a": +1}                    | a: line 1, column 8: numbers are written like 12, -3 or 0.5
            {"a": 43,5}                  | a: line 1, column 10: numbers are written like 12, -3 or 0.5
            {"a": 12km}                  | a: line 1, column 9: numbers are written like 12, -3 or 0.5
            {"a": NaN}                   | a: line 1, column 10: numbers are written like 12, -3 or 0.5
            {"a": NaN, "b": 1}           | a: line 1, column 10: numbers are written like 12, -3 or 0.5
            {"a": [Infinity, 1]}         | a[0]: line 1, column 16: numbers are written like 12, -3 or 0.5
            {"a": "b\\0c"}                | a: line 1, column 9: there is a character that belongs to no text, U+0000
            {"a": True}                  | a: line 1, column 7: "True" isn't a value; texts go between double quotes, and the only words are true, false and null
            {"a": [red]}                 | a[0]: line 1, column 8: "red" isn't a value; texts go between double quotes, and the only words are true, false and null
            {"a": "b\\tc"}                | a: line 1, column 9: a text ends in its line and has no tab in it; maybe a closing quote is missing
            {"a": "b\\nc"}                | a: line 1, column 9: a text ends in its line and has no tab in it; maybe a closing quote is missing
            {"a": "b\\qc"}               | a: line 1, column 10: a backslash in a text is written twice
            {"a": "b\\u12G4"}            | a: line 1, column 13: a backslash in a text is written twice
            {"a": 1]                     | a: line 1, column 8: "]" closes something that isn't open here
            {"a": }                      | a: line 1, column 7: "}" can't be here
            {"a": = 1}                   | a: line 1, column 7: "=" can't be here
            """)
    void what_is_no_json_is_told_with_its_place_and_in_words_of_our_own(String text, String told) {
        int reason = told.indexOf(": ", told.indexOf("column")) + 2;

        assertThat(problems(text.replace("\\t", "\t").replace("\\n", "\n").replace("\\0", "\0")))
                .isEqualTo("small.json: " + told.substring(0, reason) + "isn't JSON: " + told.substring(reason));
    }

    @Test
    void what_is_nested_too_deeply_or_far_too_long_is_told_without_its_place() {
        assertThat(problems("{\"a\": " + "[".repeat(600)))
                .isEqualTo("small.json: line 1, column 507: isn't JSON: "
                        + "something here is nested too deeply, or is far too long");
        assertThat(problems("{\"a\":\n " + "1".repeat(2000) + "}"))
                .startsWith("small.json: line 2, column ")
                .endsWith("something here is nested too deeply, or is far too long");
    }

    private static String problems(String text) {
        return BoardFile.read("small.json", text, BoardFileTest::seats).problems().stream()
                .map(BoardProblem::toString)
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                 | must be a text; it is missing
            {"it": 3}          | must be a text, not 3
            {"it": ""}         | must not be empty
            {"it": "  "}       | must not be empty
            {"it": "a\\nb"}    | must be one line without control characters
            {"it": "a\\u2028b"} | must be one line without control characters
            {"it": "\\u200b"}  | has an invisible or broken letter, U+200B
            {"it": "a\\u202eb"} | has an invisible or broken letter, U+202E
            {"it": "a\\ud83d"} | has an invisible or broken letter, U+D83D
            {"it": "a\\ue000"} | has an invisible or broken letter, U+E000
            {"it": "a\\u0378"} | has an invisible or broken letter, U+0378
            {"it": "a\\u200c"} | has an invisible or broken letter, U+200C
            {"it": "\\u0301"}  | must have a letter that can be seen
            {"it": "\\u3164"}  | must have a letter that can be seen
            {"it": "abcdefg"}  | has 7 letters; the limit is 5
            """)
    void a_text_is_one_short_line(String text, String problem) {
        assertThat(messages(text, it -> it.text(5))).containsExactly(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "Oświęcim", "می\u200cخو", "क्\u200dष", "東京"})
    void a_text_may_be_written_as_its_language_is(String text) {
        assertThat(messages("{\"it\": \"" + text + "\"}", it -> it.text(9))).isEmpty();
    }

    @Test
    void a_number_without_end_is_told_as_such() {
        assertThat(messages("{\"it\": 1e999}", it -> it.integer(1, 8)))
                .containsExactly("must be a whole number from 1 to 8, and this number has far too many digits");
    }

    @ParameterizedTest
    @CsvSource({"ab, 0", "a1-b_2, 0", "a--b, 1", "-a, 1", "a_, 1", "A, 1", "a b, 1"})
    void an_id_is_small_letters_and_digits_with_single_hyphens_between(String id, int problems) {
        assertThat(messages("{\"it\": \"" + id + "\"}", Place::id)).hasSize(problems);
    }

    @Test
    void an_id_of_any_length_is_a_problem_and_not_the_end_of_the_reading() {
        String id = "a-".repeat(200_000) + "a";

        assertThat(messages("{\"it\": \"" + id + "\"}", Place::id))
                .containsExactly("has 400001 letters; the limit is 40");
        assertThat(messages("{\"it\": \"" + id + "!\"}", Place::id)).hasSize(2);
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
