package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The mistakes of the gentler levels, one at a time.
class AmateurPlayerTest {
    private static final BoardKnowledge BOARD = new BoardKnowledge(TableSetting.USA.boardData());
    private static final String CLAIM = "claim el-paso--santa-fe with 2 red";

    @Test
    void without_a_weakness_it_plays_as_the_planner_does() {
        var faultless = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 0, 0, 0, 0, 1, 0));

        assertThat(nearlyDone().choiceOf(faultless)).isEqualTo(CLAIM);
        assertThat(wantsPurple().choiceOf(faultless)).isEqualTo("draw purple");
    }

    @Test
    void one_who_delays_draws_on_though_the_route_could_be_claimed() {
        var late = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 0, 1, 0, 0, 1, 0));

        assertThat(nearlyDone().choiceOf(late)).startsWith("draw ");
    }

    @Test
    void one_who_lost_sight_of_the_ticket_does_not_complete_it() {
        var forgetful = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 0, 0, 1, 0, 1, 0));

        assertThat(nearlyDone().choiceOf(forgetful)).isNotEqualTo(CLAIM);
    }

    @Test
    void one_who_is_distracted_draws_what_lies_there_most() {
        var distracted = new AmateurPlayer(BOARD, new Weaknesses(0, 1, 0, 0, 0, 0, 1, 0));

        assertThat(wantsPurple().choiceOf(distracted)).isEqualTo("draw white");
    }

    @Test
    void one_who_acts_on_impulse_spends_the_cards_that_the_ticket_needs() {
        var impulsive = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 1, 0, 0, 0, 1, 0));

        assertThat(wantsPurple().choiceOf(impulsive)).startsWith("claim ").endsWith(" with 2 purple");
    }

    @Test
    void one_who_chases_tickets_keeps_all_that_are_offered() {
        var eager = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 0, 0, 0, 3, 1, 0));
        var setting = new TableSetting()
                .market("green green blue blue black")
                .dealt("los-angeles--new-york chicago--los-angeles boston--miami", "red=2 black=2");

        assertThat(setting.choiceOf(eager)).doesNotContain("return");
    }

    @Test
    void nobody_delays_or_acts_on_impulse_in_the_last_turn() {
        var hasty = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 1, 1, 0, 0, 1, 0));

        assertThat(nearlyDone().lastTurn().choiceOf(hasty)).isEqualTo(CLAIM);
    }

    @Test
    void whoever_holds_more_cards_than_one_and_a_half_times_the_vehicles_draws_on_no_longer() {
        var late = new AmateurPlayer(BOARD, new Weaknesses(0, 0, 0, 1, 1, 0, 1, 0));

        assertThat(holding("black=7").choiceOf(late)).startsWith("draw ");
        assertThat(holding("black=8").choiceOf(late)).startsWith("claim ");
    }

    /// Sixty cards and some more.
    private static TableSetting holding(String more) {
        return new TableSetting()
                .market("green green blue blue black")
                .tickets(0, "denver--el-paso")
                .hand(0, "red=12 orange=12 purple=12 white=12 yellow=12 " + more);
    }

    private static TableSetting nearlyDone() {
        return new TableSetting()
                .market("green green blue blue black")
                .tickets(0, "denver--el-paso")
                .routes(0, "denver--santa-fe")
                .hand(0, "red=2 orange=1 purple=3");
    }

    private static TableSetting wantsPurple() {
        return new TableSetting()
                .market("white white orange red purple")
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe")
                .hand(0, "purple=2");
    }
}
