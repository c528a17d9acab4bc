package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoringTest {
    @Test
    @Rule("ttr.end.totals")
    @Rule(value = "ttr.board.longest-path", on = "ttr-usa")
    void a_total_is_the_points_of_routes_tickets_and_longest_path() {
        Play play = end(Scene.usa(2)
                .routes(0, "denver--santa-fe", "el-paso--santa-fe", "calgary--vancouver")
                .tickets(0, "denver--el-paso", "calgary--salt-lake-city")
                .routes(1, "boston--montreal--1")
                .tickets(1, "boston--miami", "houston--kansas-city"));

        assertThat(play.sheet().lines())
                .containsExactly(
                        line(
                                0,
                                "ttr.claim.score-at-once",
                                8,
                                true,
                                "calgary--vancouver",
                                "denver--santa-fe",
                                "el-paso--santa-fe"),
                        line(0, "ttr.ticket.scored-at-end", -7, false, "calgary--salt-lake-city"),
                        line(0, "ttr.ticket.scored-at-end", 4, true, "denver--el-paso"),
                        line(0, "ttr.end.longest-path", 10, true, "denver--santa-fe", "el-paso--santa-fe"),
                        line(1, "ttr.claim.score-at-once", 2, true, "boston--montreal--1"),
                        line(1, "ttr.ticket.scored-at-end", -12, false, "boston--miami"),
                        line(1, "ttr.ticket.scored-at-end", -5, false, "houston--kansas-city"),
                        line(1, "ttr.end.longest-path", 0, false, "boston--montreal--1"));
        assertThat(play.sheet().totals()).containsExactly(15, -15);
        assertThat(play.score(0)).isEqualTo(15);
        assertThat(play.score(1)).isEqualTo(-15);
        assertThat(play.sheet().ranks()).containsExactly(1, 2);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.totals");
    }

    @Test
    @Rule("ttr.ticket.scored-at-end")
    void a_ticket_needs_its_own_seats_routes_from_one_city_to_the_other() {
        Play play = end(Scene.usa(2)
                .routes(0, "denver--santa-fe")
                .routes(1, "el-paso--santa-fe")
                .tickets(0, "denver--el-paso"));

        assertThat(play.sheet().lines()).contains(line(0, "ttr.ticket.scored-at-end", -4, false, "denver--el-paso"));
    }

    @Test
    @Rule("ttr.ticket.scored-at-end")
    void one_network_completes_all_the_tickets_that_it_joins() {
        Play play = end(Scene.usa(2)
                .routes(0, "denver--santa-fe", "el-paso--santa-fe", "denver--omaha", "duluth--omaha--1")
                .tickets(0, "denver--el-paso", "duluth--el-paso"));

        assertThat(play.sheet().lines())
                .contains(
                        line(0, "ttr.ticket.scored-at-end", 4, true, "denver--el-paso"),
                        line(0, "ttr.ticket.scored-at-end", 10, true, "duluth--el-paso"));
    }

    @Test
    @Rule("ttr.ticket.scored-at-end")
    void before_the_end_tickets_do_not_count() {
        Play play = Scene.usa(2).tickets(0, "denver--el-paso").play();

        assertThat(play.score(0)).isZero();
        assertThatThrownBy(play::sheet)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The game isn't over");
    }

    @Test
    @Rule("ttr.end.longest-path-tie")
    void all_seats_with_the_longest_path_get_its_points() {
        Play play = end(Scene.usa(3)
                .routes(0, "charleston--miami")
                .routes(1, "denver--santa-fe", "el-paso--santa-fe")
                .routes(2, "calgary--vancouver"));

        assertThat(play.sheet().lines())
                .contains(
                        line(0, "ttr.end.longest-path", 10, true, "charleston--miami"),
                        line(1, "ttr.end.longest-path", 10, true, "denver--santa-fe", "el-paso--santa-fe"),
                        line(2, "ttr.end.longest-path", 0, false, "calgary--vancouver"));
        assertThat(play.sheet().totals()).containsExactly(17, 14, 4);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void without_any_route_nobody_has_the_longest_path() {
        assertThat(end(Scene.usa(2)).sheet().totals()).containsExactly(0, 0);
    }

    @Test
    @Rule("ttr.end.reveal")
    void at_the_end_everybody_sees_all_tickets_and_which_were_completed() {
        Scene scene = Scene.usa(2)
                .routes(0, "denver--santa-fe", "el-paso--santa-fe")
                .tickets(0, "denver--el-paso", "boston--miami");
        assertThat(scene.play().view(1).players().getFirst().revealed()).isEmpty();

        Play play = end(scene);

        for (int observer : List.of(1, State.SPECTATOR)) {
            assertThat(play.view(observer).players().getFirst().revealed())
                    .containsExactly(
                            new TtrView.TicketView("boston--miami", false),
                            new TtrView.TicketView("denver--el-paso", true));
        }
    }

    /// Plays the last turn of a scene: seat 0 takes two cards.
    static Play end(Scene scene) {
        Play play = scene.lastRound(1).play().play("draw deck", "card green", "draw deck", "card green");
        assertThat(play.isOver()).isTrue();
        return play;
    }

    private static ScoreLine line(int seat, String rule, int points, boolean achieved, String... subjects) {
        return new ScoreLine(seat, rule, points, List.of(subjects), achieved);
    }
}
