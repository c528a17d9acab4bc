package dev.anden.games.tickettoride.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.games.tickettoride.TicketToRide;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardReaderTest {
    static final String SMALL = """
            {
              "format": 1,
              "id": "small",
              "name": "Small",
              "provenance": "reconstructed",
              "source": "Made up to show the format.",
              "geography": "nowhere",
              "seats": {"minimum": 2, "maximum": 3},
              "vehicles": [{"id": "train", "count": 9, "perRoute": "each-space", "points": {"1": 1, "2": 2, "4": 7}}],
              "cards": {"red": 9, "blue": 9, "wild": 4},
              "openingHand": 2,
              "openingTickets": {"deal": 1, "keep": 1, "rejected": "bottom"},
              "ticketDraw": {"deal": 2, "keep": 1},
              "ticketCounts": "public",
              "doublesClosedUpTo": 2,
              "lastRoundAt": 1,
              "longestPathPoints": 5,
              "tieBreaks": ["longest-path"],
              "elements": {},
              "totals": {"cities": 3, "routes": 4, "spaces": 9, "routePoints": 12, "tickets": 3, "ticketPoints": 9},
              "cities": [
                {"id": "north", "name": "North", "latitude": 50, "longitude": 3.5},
                {"id": "south", "name": "South", "latitude": 40, "longitude": 3},
                {"id": "west", "name": "West", "latitude": 45.25, "longitude": -4}
              ],
              "routes": [
                {"from": "north", "to": "south", "length": 2, "color": "red"},
                {"from": "south", "to": "north", "length": 2, "color": "blue"},
                {"from": "north", "to": "west", "length": 4, "color": "gray"},
                {"from": "south", "to": "west", "length": 1, "color": "gray"}
              ],
              "tickets": [
                {"from": "north", "to": "south", "points": 2},
                {"from": "north", "to": "west", "points": 4},
                {"from": "south", "to": "west", "points": 3}
              ]
            }
            """;

    @Test
    void the_usa_board_adds_up_to_what_is_printed_on_it() {
        Board usa = BoardReader.bundled("usa");

        assertThat(usa.cities()).hasSize(36);
        assertThat(usa.routes()).hasSize(100);
        assertThat(usa.routes().stream().mapToInt(Route::length).sum()).isEqualTo(309);
        assertThat(usa.routes().stream().mapToInt(Route::points).sum()).isEqualTo(508);
        assertThat(usa.routes().stream().filter(Route::isDouble)).hasSize(44);
        assertThat(usa.tickets()).hasSize(30);
        assertThat(usa.tickets().stream().mapToInt(Ticket::points).sum()).isEqualTo(349);
        assertThat(usa.cardCount()).isEqualTo(110);
        assertThat(usa.rules().cards()).containsEntry(CardKind.WILD, 14).containsEntry(CardKind.PURPLE, 12);
    }

    @Test
    void the_usa_board_has_as_many_spaces_of_each_colour_and_no_id_twice() {
        Board usa = BoardReader.bundled("usa");

        assertThat(usa.routes()).extracting(Route::id).doesNotHaveDuplicates();
        assertThat(usa.tickets()).extracting(Ticket::id).doesNotHaveDuplicates();
        assertThat(usa.routes().stream()
                        .collect(Collectors.groupingBy(Route::color, Collectors.summingInt(Route::length)))
                        .entrySet()
                        .stream()
                        .filter(color -> color.getKey() != RouteColor.GRAY)
                        .map(Map.Entry::getValue))
                .hasSize(8)
                .allMatch(spaces -> spaces == 27);
    }

    @Test
    void a_double_route_is_two_routes_that_name_each_other() {
        Board board = BoardReader.read("small.json", SMALL).board().orElseThrow();

        assertThat(board.routes())
                .extracting(Route::id)
                .containsExactly("north--south--red", "south--north--blue", "north--west", "south--west");
        assertThat(board.routes()).extracting(Route::twin).containsExactly(1, 0, -1, -1);
        assertThat(new TicketToRide(board).info().id()).isEqualTo("ttr-small");
    }

    @Test
    void the_example_of_the_documentation_is_this_small_board() throws IOException {
        String documentation = Files.readString(Path.of("../../docs/boards.md"));
        String example =
                documentation.substring(documentation.indexOf("```json") + 7, documentation.indexOf("```\n\n##"));

        assertThat(BoardReader.read("boards.md", example).board())
                .isEqualTo(BoardReader.read("small.json", SMALL).board())
                .isPresent();
    }

    @Test
    void a_board_that_is_not_there_is_named() {
        assertThatThrownBy(() -> BoardReader.bundled("atlantis"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("There is no board file atlantis.json");
    }

    @Test
    void everything_that_is_wrong_is_told_at_once_with_its_place() {
        String text = SMALL.replace("\"format\": 1", "\"format\": 2")
                .replace("\"id\": \"south\"", "\"id\": \"north\"")
                .replace("\"latitude\": 45.25", "\"latitude\": \"far\"")
                .replace("\"vehicles\": 9", "\"vehicles\": \"nine\"")
                .replace("\"lastRoundAt\": 1", "\"lastRoundAt\": 1, \"stations\": 3")
                .replace("\"length\": 4", "\"length\": 3")
                .replace("\"points\": 4", "\"points\": 0");

        assertThat(problems(text))
                .containsExactly(
                        "small.json: stations: is not a property here; there are $schema, format, id, name, provenance,"
                                + " source, geography, seats, vehicles, cards, openingHand, openingTickets, ticketDraw,"
                                + " routePoints, doublesClosedUpTo, lastRoundAt, longestPathPoints, tieBreaks, totals,"
                                + " cities, routes, tickets",
                        "small.json: format: must be a whole number from 1 to 1, not 2",
                        "small.json: vehicles: must be a whole number from 1 to 99, not \"nine\"",
                        "small.json: cities[1].id: \"north\" stands here a second time",
                        "small.json: cities[2].latitude: must be a number from -85.0 to 85.0, not \"far\"",
                        "small.json: routes[0].to: there is no city \"south\"",
                        "small.json: routes[1].from: there is no city \"south\"",
                        "small.json: routes[2].length: routePoints has no points for 3",
                        "small.json: routes[3].from: there is no city \"south\"",
                        "small.json: tickets[0].to: there is no city \"south\"",
                        "small.json: tickets[1].points: must be a whole number from 1 to 99, not 0",
                        "small.json: tickets[2].from: there is no city \"south\"",
                        "small.json: totals.spaces: says 9, but the lists add up to 8",
                        "small.json: totals.routePoints: says 12, but the lists add up to 5",
                        "small.json: totals.ticketPoints: says 9, but the lists add up to 6");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "id": "small"            | "id": "Small Board"         | id: must be lower-case letters and digits, joined by single hyphens
            "name": "Small"          | "name": " "                 | name: must be a text
            "name": "Small"          | "nome": "Small"             | name: must be a text; it is missing
            "reconstructed"          | "guessed"                   | provenance: must be one of verified, reconstructed
            "maximum": 3             | "maximum": 1                | seats.maximum: must be a whole number from 2 to 5, not 1
            "vehicles": 9            | "vehicles": 9.5             | vehicles: must be a whole number
            "vehicles": 9            | "vehicles": 99999999999999999999 | vehicles: must be a whole number
            "vehicles": 9            | "vehicles": null            | vehicles: must be a whole number from 1 to 99, not null
            "vehicles": 9            | "vehicles": 9, "vehicles": 8 | is not JSON
            "red": 9                 | "pink": 9                   | cards.pink: is no kind of card
            "red": 9                 | "red": 0                    | cards.red: must be a whole number from 1 to 99
            "red": 9, "blue": 9      | "red": 60, "blue": 70       | cards: there are 134; at most 127 fit
            "keep": 1                | "keep": 2                   | openingTickets.keep: must be a whole number from 1 to 1
            "deal": 2                | "deal": 6                   | ticketDraw.deal: must be a whole number from 1 to 5
            "4": 7                   | "9": 7                      | routePoints.9: is no length
            "longest-path"]          | "longest-path", "longest-path"] | tieBreaks[1]: stands here a second time
            "longest-path"]          | "luck"]                     | tieBreaks[0]: must be one of completed-tickets, longest-path
            ["longest-path"]         | "longest-path"              | tieBreaks: must be a list
            "cities": 3              | "cities": 4                 | totals.cities: says 4, but the lists add up to 3
            "ticketPoints": 9        | "points": 9                 | totals.points: is not a property here
            "latitude": 50           | "latitude": 1e999           | cities[0].latitude: must be a number from -85.0 to 85.0
            "latitude": 50           | "latitude": 86              | cities[0].latitude: must be a number from -85.0 to 85.0
            "color": "red"           | "color": "wild"             | routes[0].color: must be one of red
            "color": "red"           | "color": "green"            | routes[0].color: there are no green cards
            2, "color": "blue"       | 1, "color": "blue"          | routes[1].length: differs from the other route between these cities
            "to": "west", "length": 1 | "to": "north", "length": 2 | routes[3]: is the third route between these cities
            "from": "south", "to": "west", "length" | "from": "west", "to": "west", "length" | routes[3]: joins west with itself
            "from": "south", "to": "west", "points" | "from": "west", "to": "north", "points" | tickets[2]: the ticket west--north stands here a second time
            "north", "to": "west", "length": 4 | "north", "to": "north", "length": 4 | joins north with itself
            """)
    void a_wrong_value_is_told_with_its_place(String right, String wrong, String problem) {
        assertThat(SMALL).contains(right);

        assertThat(problems(SMALL.replace(right, wrong)))
                .anySatisfy(told -> assertThat(told).startsWith("small.json: ").contains(problem));
    }

    @Test
    void a_city_that_no_route_leads_to_is_told() {
        String text = SMALL.replace(
                        "\"from\": \"north\", \"to\": \"west\", \"length\": 4",
                        "\"from\": \"north\", \"to\": \"east\", \"length\": 4")
                .replace(
                        "\"from\": \"south\", \"to\": \"west\", \"length\"",
                        "\"from\": \"south\", \"to\": \"east\", \"length\"")
                .replace("\"cities\": 3", "\"cities\": 4")
                .replace(
                        "{\"id\": \"west\"",
                        "{\"id\": \"east\", \"name\": \"East\", \"latitude\": 1, \"longitude\": 1},\n{\"id\": \"west\"");

        assertThat(problems(text)).containsExactly("small.json: routes: no route leads to west");
    }

    @Test
    void too_few_cards_and_tickets_for_the_deal_are_told() {
        assertThat(problems(SMALL.replace("\"red\": 9, \"blue\": 9, \"wild\": 4", "\"red\": 6, \"blue\": 5")))
                .containsExactly("small.json: cards: there are 11, but 12 are needed to begin");
        assertThat(problems(SMALL.replace("{\"deal\": 1, \"keep\": 1}", "{\"deal\": 2, \"keep\": 1}")))
                .containsExactly("small.json: tickets: there are 3, but 6 are dealt");
    }

    @Test
    void more_cities_routes_and_tickets_than_fit_are_told() {
        String city = "{\"id\": \"north\"";
        String cities = IntStream.range(0, 64)
                .mapToObj(index ->
                        "{\"id\": \"c%d\", \"name\": \"C\", \"latitude\": 1, \"longitude\": 1},\n".formatted(index))
                .collect(Collectors.joining());
        assertThat(problems(SMALL.replace(city, cities + city)))
                .contains("small.json: cities: has 67 entries; at most 64 fit");

        String route = "{\"from\": \"north\", \"to\": \"south\", \"length\": 2, \"color\": \"red\"}";
        assertThat(problems(SMALL.replace(route, (route + ",").repeat(130) + route)))
                .contains("small.json: routes: has 134 entries; at most 128 fit");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``       | small.json: a board is one JSON object, but the file is empty
            `  `     | small.json: a board is one JSON object, but the file is empty
            null     | small.json: a board is one JSON object, but this is no object
            []       | small.json: a board is one JSON object, but this is no object
            [1, 2]   | small.json: a board is one JSON object, but this is no object
            "board"  | small.json: a board is one JSON object, but this is no object
            17       | small.json: a board is one JSON object, but this is no object
            """)
    void a_file_that_is_no_object_is_told_in_one_sentence(String text, String problem) {
        assertThat(problems(text)).containsExactly(problem);
    }

    @Test
    void a_file_that_is_not_json_is_told_with_line_and_column() {
        assertThat(problems(SMALL.replace("\"format\": 1,", "\"format\" 1,")))
                .singleElement()
                .asString()
                .startsWith("small.json: line 2, column 1")
                .contains("is not JSON");
        assertThat(problems(SMALL + "}")).singleElement().asString().contains("line 37", "is not JSON");
        assertThat(problems(SMALL.substring(0, SMALL.length() / 2)))
                .singleElement()
                .asString()
                .contains("is not JSON");
        assertThat(problems("[".repeat(100_000))).singleElement().asString().contains("is not JSON");
        assertThat(problems("{\"vehicles\": " + "9".repeat(5_000) + "}"))
                .singleElement()
                .asString()
                .contains("is not JSON");
    }

    @Test
    void an_empty_object_misses_everything() {
        assertThat(problems("{}"))
                .hasSizeGreaterThan(20)
                .allSatisfy(told -> assertThat(told).containsAnyOf("missing", "add up"));
    }

    @Test
    void a_wrong_value_is_shown_in_part_only() {
        assertThat(problems(SMALL.replace("\"name\": \"Small\"", "\"name\": [" + "1,".repeat(5_000) + "1]")))
                .singleElement()
                .asString()
                .hasSizeLessThan(100);
    }

    private static List<String> problems(String text) {
        BoardFile file = BoardReader.read("small.json", text);
        assertThat(file.board().isPresent()).isEqualTo(file.problems().isEmpty());
        assertThat(file.problems()).isNotEmpty();
        return file.problems().stream().map(BoardProblem::toString).toList();
    }
}
