package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreLine;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(strings = {"1910", "big-cities"})
    @Rule("ttr.end.tie-break")
    @Rule("ttr.set.choice")
    void the_longest_path_breaks_a_tie_with_tickets_for_which_it_brings_nothing_too(String ticketSet) {
        Play play = ScoringTest.end(Scene.with("usa", ticketSet, 2)
                .routes(0, "calgary--vancouver", "boston--montreal--1", "atlanta--nashville")
                .routes(1, "charleston--miami"));

        assertThat(play.sheet().totals()).containsExactly(7, 7);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
        assertThat(play.sheet().lines())
                .contains(
                        new ScoreLine(0, "ttr.end.longest-path", 0, List.of("calgary--vancouver"), false),
                        new ScoreLine(1, "ttr.end.longest-path", 0, List.of("charleston--miami"), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1910", "big-cities"})
    @Rule("ttr.set.bonuses")
    void a_longest_path_that_brings_nothing_is_told_of_only_where_it_breaks_a_tie(String ticketSet) {
        Play ahead = ScoringTest.end(Scene.with("usa", ticketSet, 2)
                .routes(0, "calgary--vancouver", "boston--montreal--1")
                .routes(1, "charleston--miami"));
        Play level = ScoringTest.end(
                Scene.with("usa", ticketSet, 2).routes(0, "calgary--vancouver").routes(1, "miami--new-orleans"));

        for (Play play : List.of(ahead, level)) {
            assertThat(play.sheet().lines()).noneMatch(line -> line.rule().equals("ttr.end.longest-path"));
        }
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

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-europe")
    void in_europe_completed_tickets_come_before_fewer_stations() {
        Play play = ScoringTest.end(Scene.on("europe", 3)
                .routes(0, "essen--frankfurt", "essen--kobenhavn--1")
                .tickets(0, "frankfurt--kobenhavn")
                .stations(0, "roma", "wien")
                .routes(1, "brindisi--roma", "amsterdam--bruxelles")
                .routes(2, "petrograd--stockholm"));

        assertThat(play.sheet().totals()).containsExactly(2 + 4 + 5 + 4, 2 + 1 + 12, 21 + 12 + 10);
        assertThat(play.sheet().ranks()).containsExactly(2, 3, 1);
    }

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-europe")
    void in_europe_fewer_stations_win_a_tie_of_points_and_completed_tickets() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "berlin--danzig", "amsterdam--essen")
                .stations(0, "roma")
                .routes(1, "kyiv--warszawa"));

        assertThat(play.sheet().totals()).containsExactly(7 + 4 + 8 + 10, 7 + 12 + 10);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
    }

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-europe")
    void in_europe_fewer_stations_come_before_the_longest_path() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "berlin--danzig")
                .stations(0, "roma")
                .routes(1, "amsterdam--essen", "angora--erzurum", "athina--sofia", "budapest--wien--red"));

        assertThat(play.sheet().totals()).containsExactly(7 + 8 + 10, 4 + 4 + 4 + 1 + 12);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
    }

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-europe")
    void in_europe_the_longest_path_wins_a_tie_that_stations_do_not_break() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "berlin--danzig")
                .routes(
                        1,
                        "amsterdam--essen",
                        "angora--erzurum",
                        "athina--sofia",
                        "barcelona--madrid",
                        "brindisi--roma",
                        "budapest--wien--red"));

        assertThat(play.sheet().totals()).containsExactly(7 + 12 + 10, 4 + 4 + 4 + 2 + 2 + 1 + 12);
        assertThat(play.sheet().ranks()).containsExactly(1, 2);
    }

    @Test
    @Rule("ttr.europe.station-use")
    @Rule("ttr.ruling.r5")
    @Rule(value = "ttr.board.tie-break", on = "ttr-europe")
    void of_two_routes_that_bring_the_same_points_a_station_lends_the_one_that_completes_more_tickets() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(
                        0,
                        "bucuresti--budapest",
                        "bucuresti--constantinople",
                        "constantinople--smyrna",
                        "bucuresti--kyiv",
                        "kharkov--kyiv")
                .stations(0, "constantinople")
                .tickets(0, "angora--kharkov", "budapest--sofia", "smyrna--sofia")
                .routes(
                        1,
                        "angora--constantinople",
                        "constantinople--sofia",
                        "essen--frankfurt",
                        "essen--kobenhavn--1",
                        "palermo--smyrna",
                        "amsterdam--bruxelles")
                .tickets(1, "frankfurt--kobenhavn"));

        assertThat(play.sheet().lines())
                .contains(new ScoreLine(
                        0, "ttr.europe.station-use", 0, List.of("constantinople", "constantinople--sofia"), true));
        assertThat(play.sheet().totals()).containsExactly(45, 45);
        assertThat(play.sheet().winners()).containsExactly(0);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
    }

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-berlin")
    void in_berlin_more_completed_tickets_win_a_tie() {
        Play play = ScoringTest.end(Scene.on("berlin", 2)
                .routes(0, "checkpoint-charlie--moritzplatz--black", "alexanderplatz--museumsinsel--black")
                .routes(
                        1,
                        "hauptbahnhof--reichstag",
                        "brandenburger-tor--reichstag",
                        "brandenburger-tor--potsdamer-platz--black")
                .tickets(1, "hauptbahnhof--potsdamer-platz"));

        assertThat(play.sheet().totals()).containsExactly(4 + 2, 1 + 1 + 1 + 3);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
    }

    @Test
    @Rule("ttr.end.tie-break")
    @Rule(value = "ttr.board.tie-break", on = "ttr-paris")
    void in_paris_more_completed_tickets_win_a_tie() {
        Play play = ScoringTest.end(Scene.on("paris", 2)
                .routes(0, "bastille--pere-lachaise--red")
                .routes(1, "louvre--notre-dame--green", "louvre--opera--green")
                .tickets(1, "notre-dame--opera"));

        assertThat(play.sheet().totals()).containsExactly(4, 1 + 1 + 2);
        assertThat(play.sheet().ranks()).containsExactly(2, 1);
        assertThat(play.sheet().decidedBy()).isEqualTo("ttr.end.tie-break");
    }

    @Test
    @Rule("ttr.ruling.r8")
    @Rule(
            value = "ttr.board.tie-break",
            on = {"ttr-berlin", "ttr-paris"})
    void in_berlin_and_paris_the_longest_path_breaks_no_tie() {
        Play berlin = ScoringTest.end(Scene.on("berlin", 2)
                .routes(0, "checkpoint-charlie--moritzplatz--black")
                .routes(1, "schloss-bellevue--tiergarten", "gleisdreieck--hallesches-tor"));
        Play paris = ScoringTest.end(Scene.on("paris", 2)
                .routes(0, "bastille--pere-lachaise--red")
                .routes(1, "louvre--pantheon", "batignolles--montmartre--white"));

        for (Play play : List.of(berlin, paris)) {
            assertThat(play.sheet().totals()).containsExactly(4, 4);
            assertThat(play.sheet().ranks()).containsExactly(1, 1);
            assertThat(play.sheet().decidedBy()).isEqualTo("ttr.ruling.r8");
        }
    }
}
