package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.tickettoride.board.BoardReader;
import org.junit.jupiter.api.Test;

class PlannerPlayerTest {
    private static final String MARKET = "green green blue blue black";

    private final PlannerPlayer planner = new PlannerPlayer(new BoardKnowledge(TableSetting.USA.boardData()));

    @Test
    void it_claims_the_route_that_completes_its_ticket() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso")
                .routes(0, "denver--santa-fe")
                .hand(0, "red=2 orange=6 purple=3");

        assertThat(setting.choiceOf(planner)).isEqualTo("claim el-paso--santa-fe with 2 red");
    }

    @Test
    void it_pays_a_gray_route_with_the_colour_that_it_needs_least() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1")
                .hand(0, "purple=2 yellow=2");

        assertThat(setting.choiceOf(planner)).isEqualTo("claim el-paso--santa-fe with 2 yellow");
    }

    @Test
    void it_draws_the_colour_that_its_network_still_asks_for() {
        var setting = new TableSetting()
                .market("white white orange red purple")
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe")
                .hand(0, "purple=2");

        assertThat(setting.choiceOf(planner)).isEqualTo("draw purple");
    }

    @Test
    void where_no_card_can_be_drawn_it_claims_what_it_can_pay() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "boston--miami")
                .hand(0, "red=1 purple=1")
                .restOfCards(1);

        assertThat(setting.choiceOf(planner)).startsWith("claim ");
    }

    @Test
    void of_the_offered_tickets_it_keeps_those_that_share_a_network() {
        var setting = new TableSetting()
                .market(MARKET)
                .dealt("los-angeles--new-york chicago--los-angeles boston--miami", "red=2 black=2");

        assertThat(setting.choiceOf(planner))
                .isEqualTo("keep chicago--los-angeles los-angeles--new-york return boston--miami");
    }

    @Test
    void near_the_end_only_drawn_tickets_that_are_completed_already_are_kept() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe denver--omaha")
                .routes(1, "calgary--winnipeg duluth--helena duluth--toronto el-paso--houston helena--seattle")
                .hand(1, "white=8")
                .drawn("denver--el-paso montreal--vancouver boston--miami");

        assertThat(setting.choiceOf(planner)).startsWith("keep denver--el-paso return ");
    }

    @Test
    void the_more_tickets_a_draw_offers_the_sooner_it_draws_some() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso")
                .routes(0, "denver--santa-fe el-paso--santa-fe denver--omaha chicago--omaha chicago--pittsburgh--black")
                .hand(0, "white=1");

        assertThat(setting.choiceOf(offered(5))).isEqualTo("tickets");
        assertThat(setting.choiceOf(offered(1))).isNotEqualTo("tickets");
    }

    /// A planner that plays on the board with another number of tickets in a draw.
    private static PlannerPlayer offered(int tickets) {
        String text = BoardFile.bundled(BoardReader.class, "/dev/anden/games/tickettoride/boards/usa.json")
                .replace("\"ticketDraw\": {\"deal\": 3,", "\"ticketDraw\": {\"deal\": %d,".formatted(tickets));
        return new PlannerPlayer(
                new BoardKnowledge(BoardReader.read("usa.json", text).require()));
    }

    @Test
    void with_its_tickets_completed_it_goes_for_long_routes() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso")
                .routes(0, "denver--santa-fe el-paso--santa-fe")
                .hand(0, "black=6 red=1");

        assertThat(setting.choiceOf(planner)).isEqualTo("claim el-paso--los-angeles with 6 black");
    }
}
