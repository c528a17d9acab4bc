package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Refusal;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.testkit.Rule;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubwayTest {
    /// Tram routes that take all eleven trams.
    static final String[] ELEVEN_TRAMS = {
        "brandenburger-tor--tiergarten",
        "checkpoint-charlie--moritzplatz--black",
        "moritzplatz--museumsinsel",
        "hauptbahnhof--reichstag"
    };

    /// Subway routes that take all five subway cars.
    static final String[] FIVE_CARS = {
        "alexanderplatz--moritzplatz--blue",
        "alexanderplatz--oranienburger-tor--orange",
        "charlottenburger-tor--kurfuerstendamm--black",
        "charlottenburger-tor--schloss-bellevue",
        "gleisdreieck--hallesches-tor"
    };

    @Test
    @Rule("ttr.berlin.tram")
    void a_tram_route_takes_a_card_and_a_tram_for_each_space() {
        Play play = Scene.on("berlin", 2).hand(0, "4 red 1 wild").play();

        play.play("claim brandenburger-tor--tiergarten with 3 red 1 wild");

        assertThat(play.hand(0)).isEqualTo("1 red");
        assertThat(play.vehiclesByKind(0)).containsExactly(7, 5);
    }

    @Test
    @Rule("ttr.berlin.subway")
    @Rule("ttr.ruling.r11")
    @Rule("ttr.claim.vehicles")
    void a_subway_route_takes_all_its_cards_and_one_subway_car() {
        Play play = Scene.on("berlin", 2).hand(0, "4 blue").play();

        play.play("claim alexanderplatz--moritzplatz--blue with 4 blue");

        assertThat(play.hand(0)).isEmpty();
        assertThat(play.discards()).isEqualTo("4 blue");
        assertThat(play.vehiclesByKind(0)).containsExactly(11, 4);
    }

    @Test
    @Rule("ttr.berlin.subway")
    void a_subway_route_is_refused_to_a_hand_with_fewer_cards_than_it_shows() {
        Play play = Scene.on("berlin", 2).hand(0, "3 blue").play();

        assertThat(play.legal("claim alexanderplatz--moritzplatz--blue ")).isEmpty();
        assertThat(play.refusal("claim alexanderplatz--moritzplatz--blue with 4 blue"))
                .isEqualTo("ttr.claim.count");
    }

    @Test
    @Rule("ttr.berlin.kinds")
    void without_a_tram_left_subway_routes_may_be_claimed_and_no_tram_route() {
        Play play = Scene.on("berlin", 2)
                .routes(0, ELEVEN_TRAMS)
                .hand(0, "4 blue 4 wild")
                .play();
        assertThat(play.vehiclesByKind(0)).containsExactly(0, 5);

        assertThat(play.legal("claim "))
                .isNotEmpty()
                .allMatch(action -> isSubway(play, action))
                .contains("claim alexanderplatz--moritzplatz--blue with 4 blue");
        assertThat(play.refusal("claim schloss-bellevue--tiergarten with 1 blue"))
                .isEqualTo("ttr.berlin.kinds");
        assertThat(play.state.refusals(0))
                .containsEntry(
                        "route:schloss-bellevue--tiergarten",
                        new Refusal("ttr.berlin.kinds", Map.of("needed", "1", "left", "0", "vehicle", "tram")));
    }

    @Test
    @Rule("ttr.berlin.kinds")
    void without_a_subway_car_left_tram_routes_may_be_claimed_and_no_subway_route() {
        Play play = Scene.on("berlin", 2)
                .routes(0, FIVE_CARS)
                .hand(0, "4 green 4 wild")
                .play();
        assertThat(play.vehiclesByKind(0)).containsExactly(11, 0);

        assertThat(play.legal("claim "))
                .isNotEmpty()
                .noneMatch(action -> isSubway(play, action))
                .contains("claim alexanderplatz--museumsinsel--green with 2 green");
        assertThat(play.refusal("claim hauptbahnhof--schloss-bellevue--green with 2 green"))
                .isEqualTo("ttr.berlin.kinds");
    }

    @Test
    @Rule("ttr.berlin.kinds")
    void a_tram_route_longer_than_the_trams_left_is_refused_however_many_subway_cars_there_are() {
        Play play = Scene.on("berlin", 2)
                .routes(0, ELEVEN_TRAMS[0], ELEVEN_TRAMS[1], ELEVEN_TRAMS[2])
                .hand(0, "2 blue")
                .play();
        assertThat(play.vehiclesByKind(0)).containsExactly(1, 5);

        assertThat(play.refusal("claim gleisdreieck--potsdamer-platz--blue with 2 blue"))
                .isEqualTo("ttr.berlin.kinds");
        assertThat(play.legal()).contains("claim schloss-bellevue--tiergarten with 1 blue");
    }

    @ParameterizedTest
    @CsvSource({
        "schloss-bellevue--tiergarten, 1, 1",
        "gleisdreieck--potsdamer-platz--blue, 2, 2",
        "nollendorfplatz--zoologischer-garten--blue, 3, 4",
        "brandenburger-tor--tiergarten, 4, 7",
        "gleisdreieck--hallesches-tor, 2, 3",
        "hallesches-tor--moritzplatz--red, 3, 5",
        "alexanderplatz--moritzplatz--blue, 4, 8"
    })
    @Rule("ttr.berlin.two-tables")
    @Rule(value = "ttr.board.route-points", on = "ttr-berlin")
    void tram_and_subway_routes_score_by_different_tables(String route, int cards, int points) {
        Play play = Scene.on("berlin", 2).hand(0, "4 wild").play();

        play.play("claim " + route + " with " + cards + " wild");

        assertThat(play.score(0)).isEqualTo(points);
    }

    @Test
    @Rule("ttr.berlin.end")
    @Rule("ttr.end.trigger")
    @Rule(value = "ttr.board.last-round", on = "ttr-berlin")
    void one_vehicle_left_of_either_kind_sets_off_the_last_round() {
        String[] allButOneCar = join(ELEVEN_TRAMS, FIVE_CARS[0], FIVE_CARS[1], FIVE_CARS[2]);
        Play oneCar =
                Scene.on("berlin", 3).routes(0, allButOneCar).hand(0, "3 wild").play();
        assertThat(oneCar.vehiclesByKind(0)).containsExactly(0, 2);

        oneCar.play("claim " + FIVE_CARS[3] + " with 3 wild");

        assertThat(oneCar.vehiclesByKind(0)).containsExactly(0, 1);
        assertThat(oneCar.told(1)).contains(new TtrEvent.LastRoundStarted(0, 1));
        assertThat(oneCar.view(1).turnsLeft()).contains(3);

        Play oneTram = Scene.on("berlin", 3)
                .routes(0, join(FIVE_CARS, ELEVEN_TRAMS[0], ELEVEN_TRAMS[1], "brandenburger-tor--reichstag"))
                .hand(0, "2 wild")
                .play();
        assertThat(oneTram.vehiclesByKind(0)).containsExactly(3, 0);
        oneTram.play("claim checkpoint-charlie--hallesches-tor with 2 wild");
        assertThat(oneTram.told(1)).contains(new TtrEvent.LastRoundStarted(0, 1));
    }

    @Test
    @Rule("ttr.berlin.end")
    @Rule(value = "ttr.board.last-round", on = "ttr-berlin")
    void one_tram_and_one_subway_car_left_do_not_set_off_the_last_round() {
        String[] nearlyAll = {FIVE_CARS[0], FIVE_CARS[1], FIVE_CARS[2], FIVE_CARS[3], ELEVEN_TRAMS[0], ELEVEN_TRAMS[1]};
        Play play = Scene.on("berlin", 2).routes(0, nearlyAll).hand(0, "3 wild").play();
        assertThat(play.vehiclesByKind(0)).containsExactly(4, 1);

        play.play("claim " + ELEVEN_TRAMS[2] + " with 3 wild");

        assertThat(play.vehiclesByKind(0)).containsExactly(1, 1);
        assertThat(play.view(1).turnsLeft()).isEmpty();
    }

    private static boolean isSubway(Play play, String claim) {
        return play.state.position.tables.board.routes().stream()
                        .filter(route -> route.id().equals(claim.split(" ")[1]))
                        .mapToInt(route -> route.vehicle())
                        .sum()
                == 1;
    }

    private static String[] join(String[] some, String... others) {
        return Stream.of(some, others).flatMap(Arrays::stream).toArray(String[]::new);
    }
}
