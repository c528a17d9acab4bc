package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The ledger's table of the boards: double routes, and what the end depends on.
class BoardEndTest {
    /// Routes that take 42 of the 45 trains in Europe.
    private static final String[] FORTY_TWO_TRAINS = {
        "petrograd--stockholm",
        "palermo--smyrna",
        "budapest--kyiv",
        "athina--brindisi",
        "athina--sarajevo",
        "barcelona--marseille",
        "berlin--danzig",
        "bucuresti--budapest",
        "amsterdam--frankfurt"
    };

    /// Routes that take 12 of the 15 buses in Paris.
    private static final String[] TWELVE_BUSES = {
        "arc-de-triomphe--batignolles--red", "bastille--pere-lachaise--red", "gare-du-nord--opera", "louvre--republique"
    };

    @ParameterizedTest
    @CsvSource({
        "europe, 2, claim bruxelles--paris--red with 2 wild, claim bruxelles--paris--yellow with 2 wild",
        "europe, 3, claim dieppe--london--1 with 2 wild, claim dieppe--london--2 with 2 wild",
        "berlin, 2, claim checkpoint-charlie--potsdamer-platz--orange with 2 wild,"
                + " claim checkpoint-charlie--potsdamer-platz--purple with 2 wild",
        "berlin, 2, claim hauptbahnhof--oranienburger-tor--1 with 2 wild,"
                + " claim hauptbahnhof--oranienburger-tor--2 with 2 wild",
        "paris, 2, claim bastille--republique--green with 1 wild, claim bastille--republique--blue with 1 wild"
    })
    @Rule(
            value = "ttr.board.double-routes",
            on = {"ttr-europe", "ttr-berlin", "ttr-paris"})
    @Rule("ttr.claim.double-closed")
    void with_few_seats_the_other_route_of_a_double_route_is_closed(String board, int seats, String one, String other) {
        Play play = Scene.on(board, seats)
                .hand(0, "2 wild")
                .hand(1, "2 wild")
                .play()
                .play(one);

        assertThat(play.refusal(other)).isEqualTo("ttr.claim.double-closed");
    }

    @ParameterizedTest
    @CsvSource({
        "europe, 4, claim bruxelles--paris--red with 2 wild, claim bruxelles--paris--yellow with 2 wild",
        "berlin, 3, claim checkpoint-charlie--potsdamer-platz--orange with 2 wild,"
                + " claim checkpoint-charlie--potsdamer-platz--purple with 2 wild",
        "berlin, 4, claim hauptbahnhof--oranienburger-tor--1 with 2 wild,"
                + " claim hauptbahnhof--oranienburger-tor--2 with 2 wild",
        "paris, 3, claim bastille--republique--green with 1 wild, claim bastille--republique--blue with 1 wild"
    })
    @Rule(
            value = "ttr.board.double-routes",
            on = {"ttr-europe", "ttr-berlin", "ttr-paris"})
    @Rule("ttr.claim.double-not-both")
    void with_more_seats_another_seat_may_claim_it_and_the_same_may_not(
            String board, int seats, String one, String other) {
        Play play = Scene.on(board, seats)
                .hand(0, "4 wild")
                .hand(1, "2 wild")
                .play()
                .play(one);
        assertThat(play.legal()).contains(other);

        for (int seat = 1; seat < seats; seat++) {
            play.play("draw deck", "card red", "draw deck", "card green");
        }

        assertThat(play.actor()).isZero();
        assertThat(play.refusal(other)).isEqualTo("ttr.claim.double-not-both");
    }

    @Test
    @Rule("ttr.claim.not-double")
    void routes_side_by_side_that_join_different_cities_are_no_double_route() {
        for (Route route : Scene.game("europe").boardData().routes()) {
            List<String> others = Scene.game("europe").boardData().routes().stream()
                    .filter(other -> other.index() != route.index())
                    .filter(other -> other.from() == route.from() && other.to() == route.to())
                    .map(Route::id)
                    .toList();

            Play play = Scene.on("europe", 2).routes(0, route.id()).play();

            assertThat(play.view(1).closed()).as(route.id()).isEqualTo(others);
        }
    }

    @ParameterizedTest
    @CsvSource({"amsterdam--bruxelles, 1, 2", "athina--smyrna, 2, 1", "angora--erzurum, 3, 0"})
    @Rule(value = "ttr.board.last-round", on = "ttr-europe")
    @Rule("ttr.end.trigger")
    void in_europe_two_trains_or_fewer_set_off_the_last_round(String route, int length, int left) {
        Play play = Scene.on("europe", 2)
                .routes(0, FORTY_TWO_TRAINS)
                .hand(0, "3 wild")
                .play();
        assertThat(play.vehicles(0)).isEqualTo(3);
        assertThat(play.view(0).turnsLeft()).isEmpty();

        play.play("claim " + route + " with " + length + " wild");

        assertThat(play.told(1)).contains(new TtrEvent.LastRoundStarted(0, left));
        assertThat(play.view(1).turnsLeft()).contains(2);
    }

    @ParameterizedTest
    @CsvSource({"bastille--notre-dame--green, 1, 2", "louvre--pantheon, 2, 1", "bastille--place-d-italie--purple, 3, 0"
    })
    @Rule(value = "ttr.board.last-round", on = "ttr-paris")
    @Rule("ttr.end.trigger")
    void in_paris_two_buses_or_fewer_set_off_the_last_round(String route, int length, int left) {
        Play play =
                Scene.on("paris", 4).routes(0, TWELVE_BUSES).hand(0, "3 wild").play();
        assertThat(play.vehicles(0)).isEqualTo(3);

        play.play("claim " + route + " with " + length + " wild");

        assertThat(play.told(1)).contains(new TtrEvent.LastRoundStarted(0, left));
        assertThat(play.view(1).turnsLeft()).contains(4);
    }

    @Test
    @Rule("ttr.end.trigger")
    @Rule(
            value = "ttr.board.last-round",
            on = {"ttr-europe", "ttr-paris"})
    void three_vehicles_left_set_nothing_off() {
        for (Scene scene : new Scene[] {
            Scene.on("europe", 2).routes(0, FORTY_TWO_TRAINS),
            Scene.on("paris", 2).routes(0, TWELVE_BUSES)
        }) {
            Play play = scene.play().play("draw deck", "card red", "draw deck", "card red");
            assertThat(play.vehicles(0)).isEqualTo(3);
            assertThat(play.view(1).turnsLeft()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"europe, 5", "berlin, 4", "paris, 4"})
    @Rule("ttr.end.last-round")
    void every_seat_has_one_more_turn_on_every_board(String board, int seats) {
        Play play = Scene.on(board, seats).lastRound(seats).play();

        for (int seat = 0; seat < seats; seat++) {
            assertThat(play.actor()).isEqualTo(seat);
            play.play("draw deck", "card red", "draw deck", "card green");
        }

        assertThat(play.isOver()).isTrue();
    }

    @Test
    @Rule(value = "ttr.board.longest-path", on = "ttr-europe")
    @Rule("ttr.end.longest-path-tie")
    void in_europe_every_seat_with_the_longest_path_gets_ten_points() {
        Play play = ScoringTest.end(Scene.on("europe", 3)
                .routes(0, "amsterdam--essen", "berlin--essen")
                .routes(1, "athina--sofia", "bucuresti--sofia")
                .routes(2, "berlin--danzig"));

        assertThat(play.sheet().totals()).containsExactly(4 + 2 + 12 + 10, 4 + 2 + 12 + 10, 7 + 12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe"})
    @Rule("ttr.end.longest-path")
    void where_nobody_has_claimed_a_route_nobody_has_the_longest_path(String board) {
        Play play = ScoringTest.end(Scene.on(board, 2));

        assertThat(play.sheet().lines())
                .filteredOn(line -> line.rule().equals("ttr.end.longest-path"))
                .containsExactly(
                        new ScoreLine(0, "ttr.end.longest-path", 0, List.of(), false),
                        new ScoreLine(1, "ttr.end.longest-path", 0, List.of(), false));
    }

    @ParameterizedTest
    @CsvSource({"berlin, brandenburger-tor--tiergarten, 7", "paris, louvre--republique, 4"})
    @Rule("ttr.end.totals")
    void in_berlin_and_paris_the_longest_path_scores_nothing(String board, String route, int points) {
        Play play = ScoringTest.end(Scene.on(board, 2).routes(0, route));

        assertThat(play.sheet().totals()).containsExactly(points, 0);
        assertThat(play.sheet().lines()).noneMatch(line -> line.rule().equals("ttr.end.longest-path"));
    }
}
