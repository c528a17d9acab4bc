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
    void when_it_can_pay_no_route_it_draws_for_the_one_it_is_closest_to() {
        var withRed = new TableSetting().market("green wild blue black red").tickets(0, "boston--miami");
        var withoutRed = new TableSetting().market("green wild blue black blue").tickets(0, "boston--miami");
        var withNeither = new TableSetting().market(MARKET).tickets(0, "boston--miami");

        assertThat(withRed.choiceOf(greedy)).isEqualTo("draw red");
        assertThat(withoutRed.choiceOf(greedy)).isEqualTo("draw wild");
        assertThat(withNeither.choiceOf(greedy)).isEqualTo("draw deck");
    }

    @Test
    void it_draws_tickets_where_no_card_can_be_drawn() {
        var setting = new TableSetting().market(MARKET).restOfCards(1).tickets(0, "boston--miami");

        assertThat(setting.choiceOf(greedy)).isEqualTo("tickets");
    }

    @Test
    void it_keeps_as_few_tickets_as_it_may_and_the_cheapest() {
        var setting = new TableSetting()
                .market(MARKET)
                .dealt("boston--miami denver--el-paso los-angeles--new-york", "red=2 black=2");

        assertThat(setting.choiceOf(greedy))
                .isEqualTo("keep boston--miami denver--el-paso return los-angeles--new-york");
    }
}
