package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Ticket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NetworkPlannerTest {
    private static final String MARKET = "green green blue blue black";

    private final BoardKnowledge board = new BoardKnowledge(TableSetting.USA.boardData());
    private final Position position = new Position(board);
    private final RoutePrices prices = new RoutePrices(position);
    private final NetworkPlanner planner = new NetworkPlanner(position, prices);
    private final Plan plan = new Plan();

    private List<String> planned(TableSetting setting) {
        position.read(setting.observation());
        prices.forget();
        planner.plan(position.tickets, plan);
        var routes = new ArrayList<String>();
        for (int route = plan.routes.next(0); route >= 0; route = plan.routes.next(route + 1)) {
            routes.add(TableSetting.USA.boardData().routes().get(route).id());
        }
        return routes;
    }

    private static IndexSet ticket(String id) {
        return TableSetting.USA.boardData().tickets().stream()
                .filter(ticket -> ticket.id().equals(id))
                .map(ticket -> IndexSet.of(ticket.index()))
                .reduce(IndexSet.NONE, IndexSet::plus);
    }

    @Test
    void what_is_joined_already_needs_no_route() {
        assertThat(planned(new TableSetting()
                        .market(MARKET)
                        .tickets(0, "denver--el-paso")
                        .routes(0, "denver--santa-fe el-paso--santa-fe")))
                .isEmpty();
        assertThat(plan.tickets).isEqualTo(ticket("denver--el-paso"));
        assertThat(plan.turns).isZero();
    }

    @Test
    void own_routes_are_used_free_of_charge() {
        assertThat(planned(new TableSetting()
                        .market(MARKET)
                        .tickets(0, "duluth--el-paso")
                        .routes(0, "denver--santa-fe el-paso--santa-fe duluth--omaha--1")))
                .containsExactly("denver--omaha");
        assertThat(plan.vehicles).isEqualTo(4);
    }

    @Test
    void routes_of_others_are_gone_round() {
        List<String> routes = planned(
                new TableSetting().market(MARKET).tickets(0, "denver--el-paso").routes(1, "denver--santa-fe"));

        assertThat(routes).isNotEmpty().doesNotContain("denver--santa-fe");
        assertThat(plan.lost).isEqualTo(IndexSet.NONE);
    }

    @Test
    void every_ticket_of_the_board_can_be_planned_alone() {
        for (Ticket ticket : TableSetting.USA.boardData().tickets()) {
            planned(new TableSetting().market(MARKET).tickets(0, ticket.id()));
            assertThat(plan.tickets).as(ticket.id()).isEqualTo(ticket(ticket.id()));
            assertThat(plan.vehicles).isBetween(2, 30);
        }
    }

    @Test
    void a_ticket_whose_city_is_shut_in_is_given_up() {
        planned(new TableSetting()
                .market(MARKET)
                .tickets(0, "boston--miami denver--el-paso")
                .routes(1, "atlanta--miami charleston--miami miami--new-orleans"));

        assertThat(plan.lost).isEqualTo(ticket("boston--miami"));
        assertThat(plan.tickets).isEqualTo(ticket("denver--el-paso"));
    }

    @Test
    void joined_tickets_cost_no_more_than_each_alone() {
        planned(new TableSetting().market(MARKET).tickets(0, "los-angeles--new-york"));
        int first = plan.vehicles;
        planned(new TableSetting().market(MARKET).tickets(0, "chicago--los-angeles"));
        int second = plan.vehicles;

        planned(new TableSetting().market(MARKET).tickets(0, "los-angeles--new-york chicago--los-angeles"));

        assertThat(plan.vehicles).isLessThan(first + second);
        assertThat(plan.lost).isEqualTo(IndexSet.NONE);
    }
}
