package dev.anden.games.tickettoride.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.boardfile.BoardProblem;
import dev.anden.games.tickettoride.OwnBoard;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
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
    void the_example_of_the_documentation_is_the_board_that_the_tests_play_on() throws IOException {
        String documentation = Files.readString(Path.of("../../docs/boards.md"));
        int begin = documentation.indexOf("```json\n") + "```json\n".length();
        String example = documentation.substring(begin, documentation.indexOf("```\n", begin));

        assertThat(example).isEqualTo(OwnBoard.text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            europe | 47 | 101 | 300 | 448 | 46 | 444 | 110
            berlin | 18 |  53 | 114 | 155 | 22 | 123 |  44
            paris  | 17 |  57 | 103 | 115 | 20 |  99 |  46
            """)
    void each_board_of_the_box_adds_up_to_its_totals(
            String id, int cities, int routes, int spaces, int points, int tickets, int ticketPoints, int cards) {
        Board board = BoardReader.bundled(id);

        assertThat(board.cities()).hasSize(cities);
        assertThat(board.routes()).hasSize(routes);
        assertThat(board.routes().stream().mapToInt(Route::length).sum()).isEqualTo(spaces);
        assertThat(board.routes().stream().mapToInt(Route::points).sum()).isEqualTo(points);
        assertThat(board.tickets()).hasSize(tickets);
        assertThat(board.tickets().stream().mapToInt(Ticket::points).sum()).isEqualTo(ticketPoints);
        assertThat(board.cardCount()).isEqualTo(cards);
    }

    @Test
    void each_element_of_a_board_is_read_with_its_numbers() {
        Board board = BoardReader.read(OwnBoard.FILE, OwnBoard.text()).board().orElseThrow();
        Elements elements = board.rules().elements();

        assertThat(elements.ferry()).isTrue();
        assertThat(elements.tunnel()).contains(2);
        assertThat(elements.station()).contains(new Elements.Stations(List.of(1, 2), 3));
        assertThat(elements.flag())
                .contains(new Elements.Flags(Set.of(CardKind.RED, CardKind.YELLOW, CardKind.GREEN), 3));
        assertThat(board.rules().vehicles()).extracting(VehicleKind::id).containsExactly("train", "subway");
        assertThat(board.routes().get(5))
                .returns("brisa--ermita", Route::id)
                .returns(1, Route::vehicles)
                .returns(5, Route::points);
        assertThat(board.routes().getLast()).returns(2, Route::wilds).returns(4, Route::vehicles);
        assertThat(board.routes()).filteredOn(Route::tunnel).hasSize(2);
        assertThat(board.tickets()).filteredOn(Ticket::isLong).hasSize(3);
        assertThat(board.rules().openingTickets().longTickets()).isEqualTo(1);
    }

    @Test
    void a_ferry_asks_for_no_more_wilds_than_there_are() {
        String text = SMALL.replace("\"elements\": {}", "\"elements\": {\"ferry\": {}}")
                .replace("\"wild\": 4", "\"wild\": 1")
                .replace("\"length\": 4", "\"wilds\": 2, \"length\": 4");

        assertThat(problems(text)).containsExactly("small.json: routes[2].wilds: there is only 1 wild card");
    }

    @Test
    void a_board_without_cities_or_vehicles_tells_just_that() {
        String text =
                SMALL.substring(0, SMALL.indexOf("\"cities\": [")) + "\"cities\": [], \"routes\": [], \"tickets\": []}";
        String empty = text.replaceAll(
                "\"totals\": .*",
                "\"totals\": {\"cities\": 0, \"routes\": 0, \"spaces\": 0,"
                        + " \"routePoints\": 0, \"tickets\": 0, \"ticketPoints\": 0},");

        assertThat(problems(empty))
                .containsExactly(
                        "small.json: cities: a board needs at least two cities",
                        "small.json: tickets: there are 0 tickets, but 3 are dealt");
        assertThat(problems(SMALL.replaceAll("\"vehicles\": .*", "\"vehicles\": [],")))
                .startsWith("small.json: vehicles: needs at least one kind of vehicle")
                .noneMatch(told -> told.contains("routes["));
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
                .replace("\"count\": 9", "\"count\": \"nine\"")
                .replace("\"lastRoundAt\": 1", "\"lastRoundAt\": 1, \"stations\": 3")
                .replace("\"length\": 4", "\"length\": 3")
                .replace("\"points\": 4", "\"points\": 0");

        assertThat(problems(text))
                .containsExactly(
                        "small.json: stations: isn't a property here; the properties are $schema, format, id, name, names, revision,"
                                + " provenance, source, geography, seats, vehicles, cards, openingHand,"
                                + " marketWithoutDeck, openingTickets, ticketDraw, ticketCounts, doublesClosedUpTo,"
                                + " lastRoundAt, longestPathPoints, mostTicketsPoints, tieBreaks, elements, totals,"
                                + " cities, routes, tickets, ticketSets",
                        "small.json: format: must be 1, not 2",
                        "small.json: vehicles[0].count: must be a whole number from 1 to 99, not \"nine\"",
                        "small.json: cities[1].id: \"north\" appears twice",
                        "small.json: cities[2].latitude: must be a number from -85 to 85, not \"far\"",
                        "small.json: routes[0].to: there is no city \"south\"",
                        "small.json: routes[1].from: there is no city \"south\"",
                        "small.json: routes[2].length: train routes have no points for length 3",
                        "small.json: routes[3].from: there is no city \"south\"",
                        "small.json: tickets[0].to: there is no city \"south\"",
                        "small.json: tickets[1].points: must be a whole number from 1 to 99, not 0",
                        "small.json: tickets[2].from: there is no city \"south\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "id": "small"            | "id": "Small Board"         | id: must be lower-case letters and digits, joined by single hyphens or underscores
            "id": "small"            | "id": "../../etc/passwd"    | id: must be lower-case letters and digits, joined by single hyphens or underscores
            "id": "small"            | "id": "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddd" | id: has 41 letters; the limit is 40
            "id": "small"            | "id": "?"                   | id: must be lower-case letters and digits, joined by single hyphens or underscores
            {"id": "west"            | {"id": "?"                  | cities[2].id: must be lower-case letters and digits, joined by single hyphens or underscores
            "from": "south", "to": "west", "length" | "from": "?", "to": "west", "length" | routes[3].from: there is no city "?"
            "to": "west", "points": 3 | "to": "?", "points": 3     | tickets[2].to: there is no city "?"
            "geography": "nowhere"   | "geography": "../land"      | geography: must be lower-case letters and digits, joined by single hyphens or underscores
            "name": "Small"          | "name": " "                 | name: must not be empty
            "name": "Small"          | "nome": "Small"             | name: must be a text; it is missing
            "name": "Small"          | "name": "Small\\u001b[2J"    | name: must be one line without control characters
            "name": "West"           | "name": "Llanfairpwllgwyngyllgogerychwyrndrobwllllan" | cities[2].name: has 43 letters; the limit is 40
            "reconstructed"          | "guessed"                   | provenance: must be one of verified, reconstructed, invented
            "maximum": 3             | "maximum": 1                | seats.maximum: must be a whole number from 2 to 5, not 1
            "count": 9               | "count": 9.5                | vehicles[0].count: must be a whole number
            "count": 9               | "count": 99999999999999999999 | vehicles[0].count: must be a whole number
            "count": 9               | "count": null               | vehicles[0].count: must be a whole number from 1 to 99, not null
            "count": 9               | "count": 9, "count": 8      | isn't JSON
            "id": "train"            | "id": "balloon"             | vehicles[0].id: must be one of train, tram, subway, bus, not "balloon"
            "each-space"             | "each"                      | vehicles[0].perRoute: must be one of each-space, one, not "each"
            "4": 7                   | "9": 7                      | vehicles[0].points.9: isn't a route length; lengths are 1 to 8 spaces
            "1": 1, "2": 2, "4": 7   |                             | vehicles[0].points: must name the points of at least one length
            , "4": 7                 |                             | routes[2].length: train routes have no points for length 4
            "to": "west", "length": 1 | "to": "west", "vehicle": "bus", "length": 1 | routes[3].vehicle: must be one of train, not "bus"
            "to": "west", "length": 1 | "to": "west", "wilds": 1, "length": 1 | routes[3].wilds: the board's elements have no "ferry"
            "to": "west", "length": 1 | "to": "west", "tunnel": true, "length": 1 | routes[3].tunnel: the board's elements have no "tunnel"
            "to": "west", "length": 1 | "to": "west", "tunnel": "yes", "length": 1 | routes[3].tunnel: must be true or false, not "yes"
            "to": "west", "length": 1 | "to": "west", "source": "rumour", "length": 1 | routes[3].source: must be one of verified, reconstructed, memory
            "red": 9                 | "pink": 9                   | cards.pink: isn't a kind of card
            "red": 9                 | "red": 0                    | cards.red: must be a whole number from 1 to 99
            "red": 9, "blue": 9      | "red": 60, "blue": 70       | cards: there are 134; the limit is 127
            "blue": 9, "wild": 4     | "blue": 1, "green": 9       | routes[1].length: there is only 1 blue and wild card to pay it with
            "keep": 1, "rejected"    | "keep": 2, "rejected"       | openingTickets.keep: must be 1
            "rejected": "bottom"     | "rejected": "top"           | openingTickets.rejected: must be one of bottom, box, not "top"
            "deal": 1, "keep"        | "long": 3, "deal": 1, "keep" | openingTickets.long: must be a whole number from 1 to 2
            "deal": 2                | "deal": 6                   | ticketDraw.deal: must be a whole number from 1 to 5
            "public"                 | "hidden"                    | ticketCounts: must be one of public, secret, not "hidden"
            "lastRoundAt": 1         | "lastRoundAt": 9            | lastRoundAt: must be less than a player's number of vehicles, 9
            "longest-path"]          | "longest-path", "longest-path"] | tieBreaks[1]: appears twice
            "longest-path"]          | "luck"]                     | tieBreaks[0]: must be one of completed-tickets, fewer-stations, longest-path
            "longest-path"]          | "fewer-stations"]           | tieBreaks[0]: the board's elements have no "station"
            ["longest-path"]         | "longest-path"              | tieBreaks: must be a list
            "elements": {}           | "elements": []              | elements: must be an object
            "elements": {}           | "elements": {"rocket": {}}  | elements.rocket: isn't a property here; the properties are ferry, tunnel, station, flag
            "elements": {}           | "elements": {"ferry": {"wilds": 1}} | elements.ferry.wilds: isn't a property here
            "elements": {}           | "elements": {"tunnel": {}}  | elements.tunnel.turnUp: must be a whole number from 1 to 5; it is missing
            "elements": {}           | "elements": {"station": {"costs": [], "points": 4}} | elements.station.costs: must name the cost of at least one station
            "elements": {}           | "elements": {"station": {"costs": [1, 0], "points": 4}} | elements.station.costs[1]: must be a whole number from 1 to 9, not 0
            "elements": {}           | "elements": {"station": {"costs": [1, 2, 3, 4, 5], "points": 4}} | elements.station.costs: has 5 entries; the limit is 4
            "elements": {}           | "elements": {"flag": {"colors": ["red"], "points": 4}} | elements.flag.colors: a flag has at least two colours
            "elements": {}           | "elements": {"flag": {"colors": ["red", "red"], "points": 4}} | elements.flag.colors[1]: appears twice
            "elements": {}           | "elements": {"flag": {"colors": ["red", "wild"], "points": 4}} | elements.flag.colors[1]: must be one of red, blue
            "elements": {}           | "elements": {"flag": {"colors": ["red", "white"], "points": 4}} | elements.flag.colors: there are no white cards
            "cities": 3              | "cities": 4                 | totals.cities: says 4, but the lists add up to 3
            "ticketPoints": 9        | "points": 9                 | totals.points: isn't a property here
            "latitude": 50           | "latitude": 1e999           | cities[0].latitude: must be a number from -85 to 85
            "latitude": 50           | "latitude": 86              | cities[0].latitude: must be a number from -85 to 85, not 86
            "latitude": 50           | "latitude": 1e9             | cities[0].latitude: must be a number from -85 to 85, not 1000000000
            "color": "red"           | "color": "wild"             | routes[0].color: must be one of red
            "color": "red"           | "color": "green"            | routes[0].color: there are no green cards
            2, "color": "blue"       | 1, "color": "blue"          | routes[1].length: differs from the other route between these cities
            "to": "west", "length": 1 | "to": "north", "length": 2 | routes[3]: is the third route between these cities
            "from": "south", "to": "west", "length" | "from": "west", "to": "west", "length" | routes[3]: joins west with itself
            "from": "south", "to": "west", "points" | "from": "west", "to": "north", "points" | tickets[2]: the ticket west--north appears twice
            "north", "to": "west", "length": 4 | "north", "to": "north", "length": 4 | joins north with itself
            "points": 4              | "points": 4, "deck": "deep" | tickets[1].deck: must be one of regular, long, not "deep"
            "points": 4              | "points": 4, "deck": "long" | openingTickets: deals none of the long tickets
            """)
    void a_wrong_value_is_told_with_its_place(String right, @Nullable String wrong, String problem) {
        assertThat(SMALL).contains(right);

        assertThat(problems(SMALL.replace(right, wrong == null ? "" : wrong)))
                .anySatisfy(told -> assertThat(told).startsWith("small.json: ").contains(problem));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "vehicles": .*           |                              | vehicles: is missing
            "vehicles": .*           | "vehicles": "train",         | vehicles: must be a list
            "vehicles": .*           | "vehicles": [7],             | vehicles[0]: must be an object
            "id": "train"            | "id": "balloon"              | vehicles[0].id: must be one of train, tram, subway, bus, not "balloon"
            "cities": \\[(?s:.*?)],   |                              | cities: is missing
            "routes": \\[(?s:.*?)],   |                              | routes: is missing
            ,\\s*"tickets": \\[(?s:.*?)] |                           | tickets: is missing
            "totals": .*             |                              | totals: is missing
            "totals": .*             | "totals": 6,                 | totals: must be an object
            "cities": 3,             |                              | totals.cities: must be a whole number from 0 to 2147483647; it is missing
            "seats": .*              | "seats": "two",              | seats: must be an object
            "seats": .*              | "seats": 3,                  | seats: must be an object
            "seats": .*              |                              | seats: is missing
            "openingTickets": .*     | "openingTickets": [],        | openingTickets: must be an object
            \\{"from": "south", "to": "west", "length".* | 5           | routes[3]: must be an object
            "elements": \\{}         | "elements": {"ferry": {"x": 1}} | elements.ferry.x: isn't a property here; there are none
            "length": 4              | "length": 9                  | routes[2].length: must be a whole number from 1 to 8, not 9
            "points": 4}             | "points": 0}                 | tickets[1].points: must be a whole number from 1 to 99, not 0
            "latitude": 50           | "latitude": 86               | cities[0].latitude: must be a number from -85 to 85, not 86
            "elements": \\{}(?s:(.*?))"length": 4 | "elements": {"fery": {}}$1"wilds": 2, "length": 4 | elements.fery: isn't a property here; the properties are ferry, tunnel, station, flag
            "elements": \\{}(?s:(.*?))"length": 4 | "elements": {"ferry": {}}$1"wilds": 2, "length": 9 | routes[2].length: must be a whole number from 1 to 8, not 9
            """)
    void what_follows_from_something_wrong_is_not_told(String right, @Nullable String wrong, String problem) {
        String bus = SMALL.replace("\"color\": \"red\"", "\"vehicle\": \"train\", \"color\": \"red\"");
        String text = bus.replaceFirst(right, wrong == null ? "" : wrong);

        assertThat(text).isNotEqualTo(bus);
        assertThat(problems(text)).containsExactly("small.json: " + problem);
    }

    @Test
    void two_kinds_of_vehicles_with_one_name_are_told_once() {
        String kind = SMALL.substring(SMALL.indexOf("{\"id\": \"train\""), SMALL.indexOf("],\n  \"cards\""));
        String two = SMALL.replace(kind, kind + ", " + kind)
                .replace("\"color\": \"red\"", "\"vehicle\": \"subway\", \"color\": \"red\"");

        assertThat(problems(two)).containsExactly("small.json: vehicles[1].id: \"train\" appears twice");
    }

    private static final String SETS = """
            , "ticketSets": {
              "provenance": "invented",
              "source": "Made up to show the format.",
              "sets": [{
                "id": "coast",
                "openingTickets": {"deal": 1, "keep": 1, "rejected": "bottom"},
                "ticketDraw": {"deal": 1, "keep": 1},
                "longestPathPoints": 0,
                "mostTicketsPoints": 0,
                "totals": {"tickets": 3, "ticketPoints": 9}
              }],
              "tickets": [
                {"from": "north", "to": "south", "points": 2, "sets": ["coast"]},
                {"from": "north", "to": "west", "points": 4, "sets": ["coast"]},
                {"from": "south", "to": "west", "points": 3, "sets": ["coast"]}
              ]
            }}
            """;

    @Test
    void a_ticket_belongs_to_a_set_once() {
        String text = SMALL.substring(0, SMALL.lastIndexOf('}')) + SETS;

        assertThat(BoardReader.read("small.json", text).problems()).isEmpty();
        assertThat(problems(text.replace("4, \"sets\": [\"coast\"]", "4, \"sets\": [\"coast\", \"coast\"]")))
                .containsExactly("small.json: ticketSets.tickets[1].sets[1]: appears twice");
    }

    @Test
    void tickets_of_sets_that_are_not_there_are_told_once_and_so_is_a_set_with_the_name_of_the_box() {
        String text = SMALL.substring(0, SMALL.lastIndexOf('}')) + SETS;

        assertThat(problems(text.replaceFirst("\"sets\": (?s:\\[\\{.*?}])", "\"sets\": []")))
                .containsExactly("small.json: ticketSets.sets: needs at least one set of tickets");
        for (String base :
                List.of(text.replace("\"coast\"", "\"base\""), text.replace("\"id\": \"coast\"", "\"id\": \"base\""))) {
            assertThat(problems(base))
                    .containsExactly(
                            "small.json: ticketSets.sets[0].id: \"base\" already stands for the tickets of the box;"
                                    + " choose another id");
        }
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

        assertThat(problems(text))
                .containsExactly(
                        "small.json: routes: no route leads from north and its neighbours to west",
                        "small.json: tickets[1]: no routes join north and west",
                        "small.json: tickets[2]: no routes join south and west");
    }

    @Test
    void too_few_cards_and_tickets_for_the_deal_are_told() {
        assertThat(problems(SMALL.replace("\"red\": 9, \"blue\": 9, \"wild\": 4", "\"red\": 6, \"blue\": 5")))
                .containsExactly("small.json: cards: there are 11, but 12 are needed to begin");
        assertThat(problems(SMALL.replace("{\"deal\": 1, \"keep\": 1", "{\"deal\": 2, \"keep\": 1")))
                .containsExactly("small.json: tickets: there are 3 tickets, but 6 are dealt");
    }

    @Test
    @Rule("ttr.draw.market-flush")
    @Rule("ttr.draw.flush-terminates")
    void so_many_wilds_that_the_market_would_be_replaced_without_end_are_told() {
        String gray = SMALL.replaceAll("\"color\": \"(red|blue)\"", "\"color\": \"gray\"");
        String cards = "\"red\": 9, \"blue\": 9, \"wild\": 4";

        assertThat(problems(gray.replace(cards, "\"wild\": 99, \"red\": 3")))
                .containsExactly(
                        "small.json: cards.wild: there are 99 wild cards; with more than 16 the market might be"
                                + " replaced hundreds of times in a row");
        assertThat(problems(gray.replace(cards, "\"red\": 9, \"blue\": 9, \"wild\": 17")))
                .singleElement()
                .asString()
                .startsWith("small.json: cards.wild: there are 17 wild cards");
        for (String few : List.of("\"red\": 9, \"blue\": 9, \"wild\": 16", "\"red\": 1, \"blue\": 1, \"wild\": 99")) {
            assertThat(BoardReader.read("small.json", gray.replace(cards, few)).problems())
                    .isEmpty();
        }
    }

    @Test
    void more_cities_routes_and_tickets_than_fit_are_told() {
        String city = "{\"id\": \"north\"";
        String cities = IntStream.range(0, 64)
                .mapToObj(index ->
                        "{\"id\": \"c%d\", \"name\": \"C\", \"latitude\": 1, \"longitude\": 1},\n".formatted(index))
                .collect(Collectors.joining());
        assertThat(problems(SMALL.replace(city, cities + city)))
                .contains("small.json: cities: has 67 entries; the limit is 64")
                .noneMatch(told -> told.contains("totals"));

        String route = "{\"from\": \"north\", \"to\": \"south\", \"length\": 2, \"color\": \"red\"}";
        assertThat(problems(SMALL.replace(route, (route + ",").repeat(130) + route)))
                .contains("small.json: routes: has 134 entries; the limit is 128");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``       | small.json: a board is one JSON object, but the file is empty
            `  `     | small.json: a board is one JSON object, but the file is empty
            null     | small.json: a board is one JSON object, but this isn't an object
            []       | small.json: a board is one JSON object, but this isn't an object
            [1, 2]   | small.json: a board is one JSON object, but this isn't an object
            "board"  | small.json: a board is one JSON object, but this isn't an object
            17       | small.json: a board is one JSON object, but this isn't an object
            """)
    void a_file_that_is_no_object_is_told_in_one_sentence(String text, String problem) {
        assertThat(problems(text)).containsExactly(problem);
    }

    @Test
    void a_file_that_is_not_json_is_told_with_line_and_column() {
        assertThat(problems(SMALL.replace("\"format\": 1,", "\"format\" 1,")))
                .singleElement()
                .asString()
                .startsWith("small.json: format: line 2, column 1")
                .contains("isn't JSON");
        assertThat(problems(SMALL + "}")).singleElement().asString().contains("line 38", "isn't JSON");
        assertThat(problems(SMALL.substring(0, SMALL.length() / 2)))
                .singleElement()
                .asString()
                .contains("isn't JSON");
        assertThat(problems("[".repeat(100_000))).singleElement().asString().contains("isn't JSON");
        assertThat(problems("{\"vehicles\": " + "9".repeat(5_000) + "}"))
                .singleElement()
                .asString()
                .contains("isn't JSON");
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
        BoardFile<Board> file = BoardReader.read("small.json", text);
        assertThat(file.board().isPresent()).isEqualTo(file.problems().isEmpty());
        assertThat(file.problems()).isNotEmpty();
        return file.problems().stream().map(BoardProblem::toString).toList();
    }
}
