package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrThought;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the planner tells whoever asks it for advice.
class PlannerThoughtsTest {
    private static final String MARKET = "green green blue blue black";

    private final PlannerPlayer planner = new PlannerPlayer(new BoardKnowledge(TableSetting.USA.boardData()));

    @Test
    void it_tells_which_routes_a_ticket_still_asks_for_and_which_cards_they_do() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe")
                .hand(0, "purple=1");

        assertThat(setting.thoughtsOf(planner))
                .contains(
                        new TtrThought.TicketWay(
                                "duluth--el-paso", List.of("denver--omaha"), List.of("omaha", "denver", "santa-fe")),
                        new TtrThought.MissingCards(Map.of(CardKind.PURPLE, 3), 3));
    }

    @Test
    void wilds_in_hand_stand_in_for_cards_that_are_missing() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe")
                .hand(0, "purple=2 wild=2");

        assertThat(setting.thoughtsOf(planner)).contains(new TtrThought.MissingCards(Map.of(CardKind.PURPLE, 2), 0));
    }

    @Test
    void it_warns_of_the_route_that_has_no_way_round() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "los-angeles--miami boston--miami")
                .hand(0, "red=1");

        assertThat(setting.thoughtsOf(planner))
                .anySatisfy(thought -> assertThat(thought)
                        .isInstanceOfSatisfying(
                                TtrThought.Bottleneck.class,
                                bottleneck -> assertThat(planned(setting)).contains(bottleneck.route())));
    }

    private List<String> planned(TableSetting setting) {
        return setting.thoughtsOf(planner).stream()
                .flatMap(thought -> thought instanceof TtrThought.TicketWay way
                        ? way.routes().stream()
                        : List.<String>of().stream())
                .toList();
    }

    @Test
    void it_says_which_ticket_is_lost_and_that_the_end_is_near() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "los-angeles--new-york")
                .routes(1, "calgary--winnipeg duluth--helena duluth--toronto el-paso--houston helena--seattle")
                .hand(1, "white=8")
                .lastTurn();

        assertThat(setting.thoughtsOf(planner))
                .contains(new TtrThought.TicketGivenUp("los-angeles--new-york"), new TtrThought.Time(0, 1));
    }

    @Test
    void of_offered_tickets_it_plans_for_those_that_it_advises_to_keep() {
        var setting = new TableSetting()
                .market(MARKET)
                .dealt("los-angeles--new-york chicago--los-angeles boston--miami", "red=2 black=2");

        assertThat(ticketsToldOf(setting, "keep los-angeles--new-york chicago--los-angeles return boston--miami"))
                .containsExactlyInAnyOrder("los-angeles--new-york", "chicago--los-angeles");
        assertThat(ticketsToldOf(setting, "keep los-angeles--new-york boston--miami return chicago--los-angeles"))
                .containsExactlyInAnyOrder("los-angeles--new-york", "boston--miami");
    }

    private List<String> ticketsToldOf(TableSetting setting, String advised) {
        return setting.thoughtsOf(planner, advised).stream()
                .flatMap(thought -> switch (thought) {
                    case TtrThought.TicketWay way -> Stream.of(way.ticket());
                    case TtrThought.TicketGivenUp lost -> Stream.of(lost.ticket());
                    default -> Stream.<String>of();
                })
                .toList();
    }

    @Test
    void whatever_it_would_do_itself_it_speaks_for_drawing_tickets_where_that_is_advised() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "los-angeles--miami boston--miami")
                .hand(0, "red=1");

        assertThat(setting.thoughtsOf(planner, "draw deck")).doesNotContain(new TtrThought.MoreTickets());
        assertThat(setting.thoughtsOf(planner, "tickets")).contains(new TtrThought.MoreTickets());
    }

    @Test
    void with_its_tickets_completed_it_looks_for_long_routes() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso")
                .routes(0, "denver--santa-fe el-paso--santa-fe")
                .hand(0, "black=6 red=1");

        assertThat(setting.thoughtsOf(planner))
                .anySatisfy(thought -> assertThat(thought)
                        .isInstanceOfSatisfying(
                                TtrThought.LongRoutesNext.class,
                                next -> assertThat(next.routes()).contains("el-paso--los-angeles")));
    }
}
