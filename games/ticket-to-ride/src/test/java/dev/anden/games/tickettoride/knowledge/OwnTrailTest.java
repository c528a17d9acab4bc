package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.tickettoride.board.Route;
import org.junit.jupiter.api.Test;

class OwnTrailTest {
    private final BoardKnowledge board = new BoardKnowledge(TableSetting.USA.boardData());
    private final Position position = new Position(board);
    private final OwnTrail trail = new OwnTrail(position);
    private final Plan plan = new Plan();

    private static int route(String id) {
        return TableSetting.USA.boardData().routes().stream()
                .filter(route -> route.id().equals(id))
                .mapToInt(Route::index)
                .findFirst()
                .orElseThrow();
    }

    private void hold(String routes) {
        position.read(new TableSetting()
                .market("green green blue blue black")
                .routes(0, routes)
                .observation());
    }

    @Test
    void a_route_goes_on_from_an_end_of_the_longest_trail_and_not_from_a_branch_of_it() {
        hold(
                "denver--santa-fe el-paso--santa-fe el-paso--houston denver--omaha houston--new-orleans phoenix--santa-fe");

        trail.find(plan);

        assertThat(trail.endsAt(route("chicago--omaha"))).isEqualTo(1);
        assertThat(trail.endsAt(route("miami--new-orleans"))).isEqualTo(1);
        assertThat(trail.endsAt(route("denver--phoenix"))).isZero();
        assertThat(trail.endsAt(route("boston--montreal--1"))).isZero();
    }

    @Test
    void planned_routes_count_as_own_ones() {
        hold("denver--santa-fe el-paso--santa-fe");
        trail.find(plan);
        assertThat(trail.endsAt(route("chicago--omaha"))).isZero();

        plan.routes.add(route("denver--omaha"));
        trail.find(plan);

        assertThat(trail.endsAt(route("chicago--omaha"))).isEqualTo(1);
        assertThat(trail.endsAt(route("denver--phoenix"))).isZero();
    }

    @Test
    void a_plan_of_more_routes_than_a_seat_can_hold_has_no_trail() {
        hold("denver--santa-fe el-paso--santa-fe");
        for (int route = 0; route < board.routes; route++) {
            plan.routes.add(route);
        }

        trail.find(plan);

        assertThat(trail.endsAt(route("chicago--omaha"))).isZero();
    }
}
