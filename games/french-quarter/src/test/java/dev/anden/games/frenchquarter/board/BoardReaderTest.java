package dev.anden.games.frenchquarter.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.boardfile.BoardProblem;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardReaderTest {
    private static final String TEXT = BoardReader.bundledText();

    @Test
    void the_file_of_the_game_has_no_problems_and_says_that_it_is_reconstructed() {
        Board board = BoardReader.bundled();

        assertThat(board.provenance()).isEqualTo("reconstructed");
        assertThat(board.buildings()).hasSize(40);
        assertThat(board.crossings()).hasSize(48);
        assertThat(board.stretches()).hasSize(82);
    }

    @Test
    void every_building_has_a_neighbour_for_each_side_that_isnt_an_edge() {
        Board board = BoardReader.bundled();

        assertThat(board.buildings()).allSatisfy(building -> {
            long edges = building.streets().stream()
                    .filter(street -> board.streets().get(street).edge())
                    .count();
            assertThat((long) building.neighbours().size()).as(building.id()).isGreaterThanOrEqualTo(4 - edges);
        });
    }

    @Test
    void all_problems_are_told_at_once_with_their_places() {
        String text = change("\"rounds\": 8", "\"rounds\": 9")
                .replace(
                        "\"size\": \"large\", \"row\": 0, \"column\": 1",
                        "\"size\": \"small\", \"row\": 0, \"column\": 1")
                .replace(
                        "\"food\": {\"street\": \"decatur\", \"boxes\": [\"square\", ",
                        "\"food\": {\"street\": \"decatur\", \"boxes\": [")
                .replace("\"wildEvery\": 3", "\"wildEvery\": \"three\"");

        assertThat(problems(text))
                .containsExactlyInAnyOrder(
                        "small.json: rounds: must be a whole number from 1 to 8, not 9",
                        "small.json: buildings[1].streets: has 4 entries; it needs 3",
                        "small.json: activities.food.boxes: has 13 entries; it needs 14",
                        "small.json: umbrellas.wildEvery: must be a whole number from 1 to 99, not \"three\"");
    }

    @Test
    void a_street_without_crossings_is_told() {
        String text = TEXT.lines()
                .filter(line -> !line.contains("{\"street\": \"royal\""))
                .reduce("", (before, line) -> before + line + "\n");

        assertThat(problems(text)).anyMatch(problem -> problem.contains("royal has no crossings"));
    }

    @Test
    void what_the_parts_of_the_map_say_against_one_another_is_told() {
        assertThat(problems(change(
                        "\"neighbours\": [\"ghost-walk-office\", \"daiquiri-window\", \"parfum-parlor\"]",
                        "\"neighbours\": [\"ghost-walk-office\", \"parfum-parlor\"]")))
                .anyMatch(problem -> problem.contains("which doesn't name daiquiri-window"));
        assertThat(problems(change(
                        "\"streets\": [\"edge-north\", \"conti\", \"dauphine\", \"edge-west\"]",
                        "\"streets\": [\"edge-north\", \"conti\", \"royal\", \"edge-west\"]")))
                .containsExactly(
                        "small.json: buildings[0].streets: aren't those whose stretches touch lone-uncle-courtyard");
        assertThat(problems(change("\"role\": \"riverwalk\"", "\"role\": \"courtyard\"")))
                .contains(
                        "small.json: buildings: has 0 with the role riverwalk; there are 1",
                        "small.json: buildings: has 5 with the role courtyard; there are 4");
        assertThat(problems(change("\"to\": \"edge-north--toulouse\"", "\"to\": \"edge-north--st-peter\"")))
                .contains(
                        "small.json: stretches[1]: must run along its street to the next crossing in the east or south");
    }

    @Test
    void wrong_names_words_and_counts_are_told() {
        assertThat(problems(change("\"closes\": \"dauphine\"", "\"closes\": \"canal\"")))
                .containsExactly(
                        "small.json: mayorCards[0].closes: names the street \"canal\", which isn't in this file");
        assertThat(problems(change("\"walk-2\"", "\"walk-1\"")))
                .containsExactly("small.json: cards[1].id: \"walk-1\" stands here a second time");
        assertThat(problems(change("\"format\": 1", "\"format\": 1, \"colour\": \"red\"")))
                .singleElement()
                .asString()
                .startsWith("small.json: colour: isn't a property here; the properties are $schema, format, id");
        assertThat(problems(change("\"2\": {\"walk\": 1, ", "\"2\": {")))
                .containsExactly("small.json: dice.2: are 4 dice; two for each seat and one more are 5");
        assertThat(problems(change("{\"points\": 4}", "{\"points\": 4, \"icon\": \"food\"}")))
                .containsExactly("small.json: performers.track[15]: gives one thing at most");
    }

    @Test
    void what_is_no_json_is_told_with_its_place() {
        assertThat(problems("{\"format\": 1,\n}"))
                .singleElement()
                .asString()
                .startsWith("small.json: format: line 2, column 1: isn't JSON");
        assertThat(problems("[]")).containsExactly("small.json: a board is one JSON object, but this isn't an object");
    }

    private static String change(String what, String to) {
        assertThat(TEXT).contains(what);
        return TEXT.replace(what, to);
    }

    private static List<String> problems(String text) {
        BoardFile<Board> read = BoardReader.read("small.json", text);
        assertThat(read.board().isEmpty()).isEqualTo(!read.problems().isEmpty());
        return read.problems().stream().map(BoardProblem::toString).toList();
    }
}
