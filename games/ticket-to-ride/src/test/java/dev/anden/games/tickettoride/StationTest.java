package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StationTest {
    @Test
    @Rule("ttr.europe.station-cost")
    void the_first_station_costs_one_card_of_any_kind() {
        Play play = Scene.on("europe", 2).hand(0, "2 red 1 blue 1 wild").play();

        assertThat(play.legal("station paris "))
                .containsExactlyInAnyOrder(
                        "station paris with 1 red", "station paris with 1 blue", "station paris with 1 wild");
        play.play("station paris with 1 red");
        assertThat(play.hand(0)).isEqualTo("1 red 1 blue 1 wild");
        assertThat(play.discards()).isEqualTo("1 red");
        assertThat(play.told(1)).contains(new TtrEvent.StationBuilt(0, "paris", CardKind.RED, 1, 0, 2));
    }

    @Test
    @Rule("ttr.europe.station-cost")
    void the_second_station_costs_two_cards_of_one_colour_or_wilds() {
        Play play = Scene.on("europe", 2)
                .stations(0, "roma")
                .hand(0, "2 red 1 blue 2 wild")
                .play();

        assertThat(play.legal("station paris "))
                .containsExactlyInAnyOrder(
                        "station paris with 2 red",
                        "station paris with 1 red 1 wild",
                        "station paris with 1 blue 1 wild",
                        "station paris with 2 wild");
        assertThat(play.refusal("station paris with 2 blue")).isEqualTo("ttr.europe.station-cost");
        assertThatThrownBy(() -> play.play("station paris with 1 red")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> play.play("station paris with 1 red 1 blue")).isInstanceOf(NotationException.class);
    }

    @Test
    @Rule("ttr.europe.station-cost")
    void the_third_station_costs_three_cards_of_one_colour_or_wilds() {
        Play play = Scene.on("europe", 2)
                .stations(0, "roma", "wien")
                .hand(0, "4 red 2 blue 2 wild")
                .discards("1 white")
                .play();

        assertThat(play.legal("station paris "))
                .containsExactlyInAnyOrder(
                        "station paris with 3 red",
                        "station paris with 2 red 1 wild",
                        "station paris with 1 red 2 wild",
                        "station paris with 2 blue 1 wild",
                        "station paris with 1 blue 2 wild");
        assertThat(play.refusal("station paris with 3 wild")).isEqualTo("ttr.europe.station-cost");
        play.play("station paris with 1 blue 2 wild");
        assertThat(play.hand(0)).isEqualTo("4 red 1 blue");
        assertThat(play.discards()).isEqualTo("1 blue 1 white 2 wild");
    }

    @Test
    @Rule("ttr.europe.station-cost")
    void a_hand_that_cannot_pay_for_the_next_station_is_told_what_is_missing() {
        Play play = Scene.on("europe", 2)
                .stations(0, "roma", "wien")
                .hand(0, "2 red 1 blue")
                .play();

        assertThat(play.legal("station ")).isEmpty();
        assertThat(play.refusal("station paris with 3 red")).isEqualTo("ttr.europe.station-cost");
        assertThat(play.state.refusals(0))
                .containsEntry(
                        "city:paris",
                        new Refusal("ttr.europe.station-cost", Map.of("needed", "3", "have", "2", "wilds", "0")));
    }

    @Test
    @Rule("ttr.europe.station-cost")
    @Rule("ttr.ruling.r6")
    void the_cards_paid_for_a_station_fill_up_a_market_of_fewer_than_five() {
        Play play = Scene.on("europe", 2)
                .hand(0, "1 red")
                .market("- blue - - -")
                .deck("")
                .play();

        play.play("station paris with 1 red");
        assertThat(play.actor()).isEqualTo(State.CHANCE);

        play.play("card red");
        assertThat(play.market()).isEqualTo("red blue - - -");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.europe.station-place")
    void a_station_may_stand_in_every_city_where_none_stands_whoever_holds_routes_there() {
        Play play = Scene.on("europe", 3)
                .stations(0, "roma")
                .stations(1, "wien", "paris")
                .routes(1, "berlin--essen")
                .hand(0, "2 red")
                .play();

        assertThat(play.legal("station "))
                .hasSize(47 - 3)
                .contains("station berlin with 2 red", "station lisboa with 2 red");
        for (String taken : List.of("roma", "wien", "paris")) {
            assertThat(play.refusal("station " + taken + " with 2 red")).isEqualTo("ttr.europe.station-place");
        }
        assertThat(play.state.refusals(0))
                .containsEntry("city:wien", new Refusal("ttr.europe.station-place", Map.of("owner", "1")));
        assertThat(play.view(2).stations()).isEqualTo(Map.of("roma", 0, "wien", 1, "paris", 1));
    }

    @Test
    @Rule("ttr.europe.station-place")
    @Rule("ttr.turn.one-action")
    void a_station_is_the_whole_turn() {
        Play play = Scene.on("europe", 2).hand(0, "5 red").play().play("station paris with 1 red");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.view(1).players().getFirst().stations()).isEqualTo(2);
    }

    @Test
    @Rule("ttr.europe.station-place")
    @Rule(value = "ttr.board.stations", on = "ttr-europe")
    void a_seat_builds_three_stations_and_no_fourth() {
        Play start = Scene.start("europe", 2);
        Play play = Scene.on("europe", 2)
                .stations(0, "roma", "wien", "paris")
                .hand(0, "9 red")
                .play();

        assertThat(start.view(0).players().getFirst().stations()).isEqualTo(3);
        assertThat(play.legal("station ")).isEmpty();
        assertThat(play.refusal("station lisboa with 4 red")).isEqualTo("ttr.europe.station-place");
        assertThat(play.state.refusals(0))
                .containsEntry("city:lisboa", new Refusal("ttr.europe.station-place", Map.of("left", "0")));
    }

    @Test
    @Rule("ttr.europe.station-points")
    @Rule("ttr.end.totals")
    void each_station_that_was_not_built_scores_four_points() {
        Play play = ScoringTest.end(Scene.on("europe", 4)
                .stations(1, "roma")
                .stations(2, "wien", "paris")
                .stations(3, "lisboa", "berlin", "kyiv"));

        assertThat(play.sheet().totals()).containsExactly(12, 8, 4, 0);
        assertThat(play.sheet().lines())
                .contains(
                        new ScoreLine(0, "ttr.europe.station-points", 12, List.of(), true),
                        new ScoreLine(3, "ttr.europe.station-points", 0, List.of(), false));
    }

    @Test
    @Rule("ttr.europe.station-use")
    void a_station_lends_a_route_of_another_seat_that_meets_its_city() {
        Scene scene = Scene.on("europe", 2)
                .routes(0, "essen--frankfurt")
                .routes(1, "essen--kobenhavn--1")
                .tickets(0, "frankfurt--kobenhavn");
        assertThat(ticketPoints(ScoringTest.end(scene))).isEqualTo(-5);
        assertThat(ticketPoints(ScoringTest.end(scene.stations(0, "frankfurt"))))
                .isEqualTo(-5);

        for (String end : List.of("essen", "kobenhavn")) {
            Play play = ScoringTest.end(scene.stations(0, end));
            assertThat(ticketPoints(play)).isEqualTo(5);
            assertThat(play.sheet().lines())
                    .contains(new ScoreLine(0, "ttr.europe.station-use", 0, List.of(end, "essen--kobenhavn--1"), true));
        }
    }

    @Test
    @Rule("ttr.europe.station-use")
    void a_station_lends_no_route_that_nobody_holds() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "essen--frankfurt")
                .tickets(0, "frankfurt--kobenhavn")
                .stations(0, "kobenhavn"));

        assertThat(ticketPoints(play)).isEqualTo(-5);
        assertThat(play.sheet().lines())
                .contains(new ScoreLine(0, "ttr.europe.station-use", 0, List.of("kobenhavn"), false));
    }

    @Test
    @Rule("ttr.europe.station-use")
    void the_station_of_another_seat_lends_nothing() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "essen--frankfurt")
                .routes(1, "essen--kobenhavn--1")
                .tickets(0, "frankfurt--kobenhavn")
                .stations(1, "kobenhavn"));

        assertThat(ticketPoints(play)).isEqualTo(-5);
    }

    @Test
    @Rule("ttr.europe.station-use")
    @Rule("ttr.ruling.r5")
    void a_station_lends_one_route_for_all_tickets_the_one_that_brings_most() {
        Scene scene = Scene.on("europe", 2)
                .routes(
                        0,
                        "frankfurt--paris--white",
                        "frankfurt--munchen",
                        "kobenhavn--stockholm--white",
                        "essen--kobenhavn--1",
                        "berlin--essen")
                .routes(1, "munchen--wien", "berlin--wien")
                .tickets(0, "paris--wien", "stockholm--wien");

        assertThat(ticketPoints(ScoringTest.end(scene.stations(0, "wien")))).isEqualTo(11 - 8);
        assertThat(ticketPoints(ScoringTest.end(scene.stations(0, "wien", "munchen"))))
                .isEqualTo(11 + 8);
    }

    @Test
    @Rule("ttr.europe.station-use")
    void a_path_over_two_routes_of_others_needs_two_stations() {
        Scene scene = Scene.on("europe", 3)
                .routes(1, "brest--paris")
                .routes(2, "marseille--paris")
                .tickets(0, "brest--marseille");

        assertThat(ticketPoints(ScoringTest.end(scene.stations(0, "paris")))).isEqualTo(-7);
        assertThat(ticketPoints(ScoringTest.end(scene.stations(0, "paris", "brest"))))
                .isEqualTo(7);
    }

    @Test
    @Rule("ttr.europe.station-use")
    void which_route_a_station_lends_is_decided_at_the_end() {
        Play play = Scene.on("europe", 2)
                .routes(0, "essen--frankfurt")
                .tickets(0, "frankfurt--kobenhavn")
                .hand(0, "1 red")
                .hand(1, "3 wild")
                .lastRound(2)
                .play();

        play.play("station kobenhavn with 1 red", "claim essen--kobenhavn--1 with 3 wild");

        assertThat(play.isOver()).isTrue();
        assertThat(ticketPoints(play)).isEqualTo(5);
    }

    @Test
    @Rule("ttr.europe.station-longest")
    @Rule("ttr.end.longest-path")
    void a_borrowed_route_does_not_lengthen_the_longest_path() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "essen--frankfurt")
                .routes(1, "essen--kobenhavn--1")
                .tickets(0, "frankfurt--kobenhavn")
                .stations(0, "kobenhavn"));

        assertThat(play.sheet().lines())
                .contains(
                        new ScoreLine(0, "ttr.end.longest-path", 0, List.of("essen--frankfurt"), false),
                        new ScoreLine(1, "ttr.end.longest-path", 10, List.of("essen--kobenhavn--1"), true));
        assertThat(play.sheet().totals()).containsExactly(2 + 5 + 8, 4 + 12 + 10);
    }

    private static int ticketPoints(Play play) {
        return play.sheet().lines().stream()
                .filter(line -> line.rule().equals("ttr.ticket.scored-at-end"))
                .mapToInt(ScoreLine::points)
                .sum();
    }
}
