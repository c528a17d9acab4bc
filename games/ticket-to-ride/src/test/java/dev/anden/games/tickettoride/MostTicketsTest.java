package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreLine;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The points for the most completed tickets, on the USA board with its large set.
class MostTicketsTest {
    private static final String[] SOUTH = {"denver--santa-fe", "el-paso--santa-fe"};
    private static final String[] WEST = {"portland--seattle--1", "seattle--vancouver--1"};

    @Test
    @Rule("ttr.end.most-tickets")
    void two_cheap_tickets_bring_the_points_and_a_dear_one_does_not() {
        Play play = ScoringTest.end(Scene.with("usa", "mega", 3)
                .routes(0, SOUTH[0], SOUTH[1], WEST[0], WEST[1])
                .tickets(0, "denver--el-paso", "portland--vancouver", "boston--miami")
                .routes(1, "dallas--houston--1", "dallas--oklahoma-city--1", "kansas-city--oklahoma-city--1")
                .tickets(1, "houston--kansas-city"));

        assertThat(lines(play)).containsExactly(line(0, 15, true), line(1, 0, false), line(2, 0, false));
        assertThat(play.sheet().totals().getFirst())
                .isEqualTo(play.score(0))
                .isEqualTo(2 + 2 + 1 + 1 + 4 + 2 - 12 + 15);
    }

    @Test
    @Rule("ttr.end.most-tickets-tie")
    void all_who_completed_as_many_get_the_points() {
        Play play = ScoringTest.end(Scene.with("usa", "mega", 3)
                .routes(0, SOUTH)
                .tickets(0, "denver--el-paso")
                .routes(1, WEST)
                .tickets(1, "portland--vancouver", "boston--miami"));

        assertThat(lines(play)).containsExactly(line(0, 15, true), line(1, 15, true), line(2, 0, false));
    }

    @Test
    @Rule("ttr.ruling.r12")
    void nobody_gets_them_if_nobody_completed_a_ticket() {
        Play play = ScoringTest.end(Scene.with("usa", "mega", 2).tickets(0, "denver--el-paso"));

        assertThat(lines(play)).containsExactly(line(0, 0, false), line(1, 0, false));
        assertThat(play.sheet().totals()).containsExactly(-4, 0);
    }

    @Test
    @Rule("ttr.end.most-tickets")
    void while_the_game_goes_on_they_do_not_count() {
        Play play = Scene.with("usa", "mega", 2)
                .routes(0, "denver--santa-fe", "el-paso--santa-fe")
                .tickets(0, "denver--el-paso")
                .play();

        assertThat(play.score(0)).isEqualTo(4);
    }

    @Test
    @Rule("ttr.end.most-tickets")
    void the_tickets_of_the_box_have_no_such_bonus() {
        assertThat(lines(ScoringTest.end(Scene.usa(2)
                        .routes(0, "denver--santa-fe", "el-paso--santa-fe")
                        .tickets(0, "denver--el-paso"))))
                .isEmpty();
    }

    private static List<ScoreLine> lines(Play play) {
        return play.sheet().lines().stream()
                .filter(line -> line.rule().equals("ttr.end.most-tickets"))
                .toList();
    }

    private static ScoreLine line(int seat, int points, boolean achieved) {
        return new ScoreLine(seat, "ttr.end.most-tickets", points, List.of(), achieved);
    }
}
