package dev.anden.games.tickettoride.element.longestpath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.board.VehicleKind;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.RouteTables;
import dev.anden.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Two ways to the longest path: to walk all trails, and to leave out routes.
class LeftOutTest {
    private static final List<VehicleKind> TRAINS =
            List.of(new VehicleKind("train", 45, VehicleKind.PerRoute.EACH_SPACE, Map.of()));

    @Test
    @Rule("ttr.end.longest-path")
    void leaving_out_routes_finds_as_long_a_path_as_walking_all_of_them() {
        var random = RandomStream.ofSeed(14, 0, 0);
        for (int network = 0; network < 3_000; network++) {
            RouteTables tables = new RouteTables(randomRoutes(random), TRAINS);
            var walked = new LongestTrail(tables, Integer.MAX_VALUE);
            var leftOut = new LongestTrail(tables, 1);

            int length = find(walked, tables);

            assertThat(find(leftOut, tables)).as("network " + network).isEqualTo(length);
            assertIsTrail(leftOut.trail(), length, tables);
        }
    }

    private static int find(LongestTrail search, RouteTables tables) {
        var networks = new Networks(tables);
        IndexSet all = IndexSet.below(tables.routes);
        networks.build(all);
        return search.find(networks, all, 0);
    }

    /// It hangs together, and an odd number of its routes ends in two cities at most (Euler).
    private static void assertIsTrail(int[] trail, int length, RouteTables tables) {
        IndexSet routes = IndexSet.NONE;
        int spaces = 0;
        long odd = 0;
        for (int route : trail) {
            routes = routes.with(route);
            spaces += tables.length[route];
            odd ^= 1L << tables.from[route] ^ 1L << tables.to[route];
        }
        var networks = new Networks(tables);
        networks.build(routes);
        assertThat(spaces).isEqualTo(length);
        assertThat(Long.bitCount(odd)).isLessThanOrEqualTo(2);
        for (int route : trail) {
            assertThat(networks.joined(tables.from[route], tables.from[trail[0]]))
                    .isTrue();
        }
    }

    /// Routes of one to three spaces among a few cities, also side by side.
    private static List<Route> randomRoutes(RandomStream random) {
        int cities = 4 + random.below(7);
        int count = 6 + random.below(10);
        var routes = new ArrayList<Route>();
        for (int index = 0; index < count; index++) {
            int from = random.below(cities);
            int to = (from + 1 + random.below(cities - 1)) % cities;
            routes.add(new Route(
                    index, "r" + index, from, to, 1 + random.below(3), RouteColor.GRAY, -1, 0, 0, 1, 0, false));
        }
        return routes;
    }
}
