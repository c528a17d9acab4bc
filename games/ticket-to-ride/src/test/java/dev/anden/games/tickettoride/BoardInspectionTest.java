package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.anden.games.boardfile.BoardProblem;
import dev.anden.games.tickettoride.inspection.BoardInspection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardInspectionTest {
    @Test
    void a_clean_board_gets_no_more_than_advice_about_its_land() {
        BoardInspection inspection = inspected(OwnBoard.text());

        assertThat(inspection.isClean()).isTrue();
        assertThat(inspection.advice())
                .extracting(BoardProblem::toString)
                .containsExactly("brava.json: geography: there is no outline \"brava\"; the sheet stays plain");
    }

    @Test
    void a_file_that_is_no_board_is_not_drawn() {
        BoardInspection inspection = inspected(OwnBoard.text().replace("\"alba\", \"name\"", "\"cima\", \"name\""));

        assertThat(inspection.isClean()).isFalse();
        assertThat(inspection.file().problems()).isNotEmpty();
        assertThat(inspection.faults()).isEmpty();
    }

    @Test
    void cities_of_one_name_are_worth_a_second_look() {
        BoardInspection inspection = inspected(OwnBoard.text().replace("\"name\": \"Golfo\"", "\"name\": \"Duna\""));

        assertThat(inspection.isClean()).isTrue();
        assertThat(inspection.advice()).extracting(BoardProblem::path).containsExactly("geography", "cities[6].name");
    }

    /// Cities are moved apart for their routes, so that what lies on one another there follows from it.
    @ParameterizedTest
    @CsvSource({"-29", "-28.9999"})
    void cities_in_one_place_are_told_instead_of_what_overlaps_around_them(String longitude) {
        BoardInspection inspection = inspected(OwnBoard.text()
                .replace("\"latitude\": 43.8, \"longitude\": -26", "\"latitude\": 43.5, \"longitude\": " + longitude));

        assertThat(inspection.file().problems()).isEmpty();
        assertThat(inspection.isClean()).isFalse();
        assertThat(inspection.faults())
                .extracting(BoardProblem::toString)
                .containsExactly("brava.json: cities[1]: lies where alba lies; move one of them");
    }

    @Test
    void what_overlaps_on_a_sheet_that_is_too_full_is_told_by_name() {
        BoardInspection inspection = inspected(crowded(12));

        assertThat(inspection.file().problems()).isEmpty();
        assertThat(inspection.isClean()).isFalse();
        assertThat(inspection.faults())
                .allSatisfy(fault -> assertThat(fault.path()).isEqualTo("map"))
                .extracting(BoardProblem::message)
                .anySatisfy(told -> assertThat(told).matches(".*routes\\[\\d+] \\(c\\d+--c\\d+\\).*overlap"));
        assertThat(inspection.advice())
                .extracting(BoardProblem::message)
                .anySatisfy(told -> assertThat(told)
                        .matches("routes\\[\\d+] \\(c\\d+--c\\d+\\) and routes\\[\\d+] \\(c\\d+--c\\d+\\) cross"));
    }

    /// However odd a place the cities lie in, a map comes out, and a server that draws it goes on.
    @ParameterizedTest
    @CsvSource({
        "\"latitude\": 4, \"latitude\": -8",
        "\"longitude\": -2, \"longitude\": 17",
        "\"geography\": \"brava\", \"geography\": \"under_ground\"",
        "\"geography\": \"brava\", \"geography\": \"paris\""
    })
    void a_board_anywhere_on_the_globe_is_drawn(String right, String wrong) {
        String text = OwnBoard.text().replace(right, wrong);

        assertThat(text).isNotEqualTo(OwnBoard.text());
        assertThatCode(() -> inspected(text)).doesNotThrowAnyException();
    }

    @Test
    void cities_that_lie_all_in_one_place_part() {
        String text = OwnBoard.text()
                .replaceAll("\"latitude\": [0-9.]+", "\"latitude\": 85")
                .replaceAll("\"longitude\": [-0-9.]+", "\"longitude\": 180");

        assertThat(inspected(text).file().board()).isPresent();
    }

    private static BoardInspection inspected(String text) {
        return BoardInspection.of(OwnBoard.FILE, text);
    }

    /// A board on which so many cities close to one another are joined to one another by long routes.
    private static String crowded(int cities) {
        String places = IntStream.range(0, cities)
                .mapToObj(
                        city -> "{\"id\": \"c%d\", \"name\": \"City of %d\", \"latitude\": 40.%02d, \"longitude\": %d}"
                                .formatted(city, city, city, city % 2))
                .collect(Collectors.joining(","));
        List<String> routes = IntStream.range(0, cities)
                .boxed()
                .flatMap(city -> IntStream.of(1, cities / 2)
                        .filter(step -> step == 1 || city < cities / 2)
                        .mapToObj(step -> "{\"from\": \"c%d\", \"to\": \"c%d\", \"length\": 4, \"color\": \"gray\"}"
                                .formatted(city, (city + step) % cities)))
                .toList();
        String tickets = IntStream.range(2, 10)
                .mapToObj(city -> "{\"from\": \"c0\", \"to\": \"c%d\", \"points\": 1}".formatted(city))
                .collect(Collectors.joining(","));
        String totals = """
                "totals": {"cities": %d, "routes": %d, "spaces": %d, "routePoints": %d, "tickets": 8, "ticketPoints": 8},
                """.formatted(cities, routes.size(), 4 * routes.size(), 7 * routes.size());
        String text = OwnBoard.text();
        return text.substring(0, text.indexOf("\"totals\"")).replace("\"long\": 1, ", "")
                + totals
                + "\"cities\": [" + places + "], \"routes\": [" + String.join(",", routes) + "], \"tickets\": ["
                + tickets + "]}";
    }
}
