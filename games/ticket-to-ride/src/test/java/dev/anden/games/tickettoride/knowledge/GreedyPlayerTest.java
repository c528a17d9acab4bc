package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GreedyPlayerTest {
    private static final String MARKET = "green green blue blue black";

    private final GreedyPlayer greedy = new GreedyPlayer(new BoardKnowledge(TableSetting.USA.boardData()));

    @Test
    void it_claims_the_route_that_scores_most() {
        var setting =
                new TableSetting().market(MARKET).hand(0, "blue=5 yellow=3").tickets(0, "boston--miami");

        assertThat(setting.choiceOf(greedy)).isEqualTo("claim atlanta--miami with 5 blue");
    }

    @Test
    void it_pays_with_cards_of_the_colour_before_wilds() {
        var setting =
                new TableSetting().market(MARKET).hand(0, "purple=6 wild=2").tickets(0, "boston--miami");

        assertThat(setting.choiceOf(greedy)).isEqualTo("claim duluth--toronto with 6 purple");
    }

    @Test
    void it_draws_the_colour_of_the_best_route_that_it_is_close_to() {
        var setting =
                new TableSetting().market(MARKET).routes(0, "").hand(0, "").tickets(0, "boston--miami");

        assertThat(setting.choiceOf(greedy)).startsWith("draw ");
    }

    @Test
    void it_keeps_as_few_tickets_as_it_may_and_the_cheapest() {
        var setting = new TableSetting().market(MARKET).offered("boston--miami denver--el-paso los-angeles--new-york");

        assertThat(setting.choiceOf(greedy))
                .isEqualTo("keep boston--miami denver--el-paso return los-angeles--new-york");
    }
}
