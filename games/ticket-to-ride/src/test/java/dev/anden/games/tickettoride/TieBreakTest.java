package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

class TieBreakTest {
    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-usa")
    void more_completed_tickets_win_a_tie() {
        Play play = ScoringTest.end(Scene.usa(2)
                .routes(0, "charleston--miami", "atlanta--nashville")
                .routes(1, "denver--santa-fe", "el-paso--santa-fe")
                .tickets(1, "denver--el-paso"));

        assertThat(play.sheet().totals()).containsExactly(18, 18);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
        assertThat(play.sheet().winners()).containsExactly(1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
    }

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-usa")
    void the_longest_path_wins_a_tie_of_points_and_completed_tickets() {
        Play play = ScoringTest.end(Scene.usa(2)
                .routes(
                        0,
                        "chicago--duluth",
                        "calgary--vancouver",
                        "el-paso--phoenix",
                        "boston--montreal--1",
                        "houston--new-orleans",
                        "atlanta--nashville")
                .routes(1, "charleston--miami"));

        assertThat(play.sheet().totals()).containsExactly(17, 17);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
    }

    @Test
    @Rule("ttr.end.tie-break")
    void completed_tickets_come_before_the_longest_path() {
        Play play = ScoringTest.end(Scene.usa(2)
                .routes(0, "denver--santa-fe", "el-paso--santa-fe")
                .tickets(0, "denver--el-paso")
                .routes(1, "miami--new-orleans")
                .tickets(1, "nashville--portland"));

        assertThat(play.sheet().totals()).containsExactly(8, 8);
        assertThat(play.sheet().ranks()).containsExactly(1, 2);
    }

    @Test
    @Rule("ttr.ruling.r8")
    void seats_that_nothing_separates_share_the_win() {
        Play play = ScoringTest.end(Scene.usa(3)
                .routes(0, "charleston--miami")
                .routes(1, "calgary--helena")
                .routes(2, "calgary--vancouver"));

        assertThat(play.sheet().totals()).containsExactly(17, 17, 4);
        assertThat(play.sheet().ranks()).containsExactly(1, 1, 3);
        assertThat(play.sheet().winners()).containsExactly(0, 1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.ruling.r8");
    }

    @Test
    @Rule("ttr.ruling.r8")
    void seats_behind_the_winner_share_a_rank_too() {
        Play play = ScoringTest.end(Scene.usa(4)
                .routes(0, "calgary--vancouver")
                .routes(1, "miami--new-orleans")
                .routes(2, "el-paso--phoenix"));

        assertThat(play.sheet().ranks()).containsExactly(2, 1, 2, 4);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.totals");
    }
}
