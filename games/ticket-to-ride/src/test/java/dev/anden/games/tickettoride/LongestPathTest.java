package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.board.VehicleKind;
import dev.anden.games.tickettoride.element.longestpath.LongestTrail;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.RouteTables;
import dev.anden.testkit.Rule;
import dev.anden.testkit.Thorough;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LongestPathTest {
    private static final List<VehicleKind> USA_VEHICLES =
            Scene.USA.boardData().rules().vehicles();

    private static final RouteTables USA = Scene.USA.tables().routes;

    /// On the busiest machine; who walked all the ways one by one would walk for days.
    private static final Duration A_MOMENT = Duration.ofMinutes(1);

    @Test
    @Rule("ttr.end.longest-path")
    void branches_do_not_count() {
        assertThat(length("denver--santa-fe", "phoenix--santa-fe", "el-paso--santa-fe"))
                .isEqualTo(5);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void a_loop_counts_all_around() {
        assertThat(length("el-paso--phoenix", "phoenix--santa-fe", "el-paso--santa-fe"))
                .isEqualTo(8);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void a_loop_with_a_tail_counts_both() {
        assertThat(length("el-paso--phoenix", "phoenix--santa-fe", "el-paso--santa-fe", "denver--santa-fe"))
                .isEqualTo(10);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void a_figure_eight_passes_its_middle_twice() {
        assertThat(length(
                        "el-paso--phoenix",
                        "phoenix--santa-fe",
                        "el-paso--santa-fe",
                        "oklahoma-city--santa-fe",
                        "denver--oklahoma-city",
                        "denver--santa-fe"))
                .isEqualTo(8 + 9);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void of_three_arms_on_a_loop_the_best_two_count() {
        assertThat(length(
                        "el-paso--phoenix",
                        "phoenix--santa-fe",
                        "el-paso--santa-fe",
                        "denver--santa-fe",
                        "los-angeles--phoenix",
                        "dallas--el-paso"))
                .isEqualTo(3 + (3 + 2) + 4);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void separate_networks_are_not_added_up() {
        assertThat(length("calgary--vancouver", "charleston--miami", "atlanta--miami", "el-paso--phoenix"))
                .isEqualTo(9);
    }

    @Test
    @Rule("ttr.end.longest-path")
    void no_route_is_used_twice() {
        assertThat(length("miami--new-orleans")).isEqualTo(6);
        assertThat(length()).isZero();
    }

    @Tag("broad")
    @Test
    @Rule("ttr.end.longest-path")
    void the_longest_trail_is_exact_on_thousands_of_random_networks() {
        var random = RandomStream.ofSeed(11, 0, 0);
        for (int network = 0; network < Thorough.amount(3_000, 10_000); network++) {
            RouteTables tables = new RouteTables(randomRoutes(random), USA_VEHICLES);
            var all = new int[tables.routes];
            Arrays.setAll(all, route -> route);

            assertFound(tables, all, new TrailByTrial(tables, all).longest(), "network " + network);
        }
    }

    @Test
    @Rule("ttr.end.longest-path")
    void the_longest_trail_is_exact_on_random_networks_of_the_board() {
        var random = RandomStream.ofSeed(12, 0, 0);
        for (int network = 0; network < 2_000; network++) {
            int[] routes = grown(random, 4 + random.below(8));

            assertFound(USA, routes, new TrailByTrial(USA, routes).longest(), Arrays.toString(routes));
        }
    }

    @Test
    @Rule("ttr.end.longest-path")
    void a_network_with_very_many_ways_to_walk_is_measured_in_a_moment() {
        var routes = new ArrayList<Route>();
        for (int city = 0; city < 20; city++) {
            routes.add(space(routes.size(), city, (city + 1) % 20));
            routes.add(space(routes.size(), city, (city + 2) % 20));
        }
        List<Integer> hubs = List.of(0, 5, 10, 15);
        for (int end = 20; end < 28; end++) {
            routes.add(space(routes.size(), hubs.get(end % 4), end));
        }
        assertTimeoutPreemptively(A_MOMENT, () -> assertThat(length(routes)).isEqualTo(40 + 2));

        for (int end = 28; end < 32; end++) {
            routes.add(space(routes.size(), hubs.get(end % 4), end));
        }
        assertTimeoutPreemptively(A_MOMENT, () -> assertThat(length(routes)).isEqualTo(40 + 2));
    }

    @Test
    @Rule("ttr.end.longest-path")
    void a_ring_of_as_many_routes_as_a_seat_can_hold_is_one_path() {
        List<Route> ring = IntStream.range(0, Board.MAXIMUM_HELD_ROUTES)
                .mapToObj(city -> space(city, city, (city + 1) % Board.MAXIMUM_HELD_ROUTES))
                .toList();
        RouteTables tables = new RouteTables(ring, USA_VEHICLES);

        Found found = find(tables, IntStream.range(0, tables.routes).toArray());

        assertThat(found.length).isEqualTo(Board.MAXIMUM_HELD_ROUTES);
        assertThat(found.trail).hasSize(Board.MAXIMUM_HELD_ROUTES);
    }

    /// A route of one space.
    private static Route space(int index, int from, int to) {
        return new Route(index, "r" + index, from, to, 1, RouteColor.GRAY, -1, 0, 0, 1, 0, false);
    }

    private static int length(List<Route> routes) {
        RouteTables tables = new RouteTables(routes, USA_VEHICLES);
        return find(tables, IntStream.range(0, tables.routes).toArray()).length;
    }

    private static int length(String... ids) {
        var notation = new ActionNotation(Scene.USA.boardData());
        int[] routes = Arrays.stream(ids).mapToInt(notation::route).toArray();
        int length = find(USA, routes).length;
        assertThat(new TrailByTrial(USA, routes).longest()).isEqualTo(length);
        return length;
    }

    private static void assertFound(RouteTables tables, int[] routes, int expected, String network) {
        Found found = find(tables, routes);
        assertThat(found.length).as(network).isEqualTo(expected);
        assertThat(found.trail.stream().mapToInt(route -> tables.length[route]).sum())
                .as("the trail shown for " + network)
                .isEqualTo(expected);
        assertThat(new TrailByTrial(
                                tables,
                                found.trail.stream().mapToInt(Integer::intValue).toArray())
                        .longest())
                .as("the trail shown for %s is walked in one go", network)
                .isEqualTo(expected);
    }

    private record Found(int length, List<Integer> trail) {}

    private static Found find(RouteTables tables, int[] routes) {
        IndexSet held = Arrays.stream(routes).mapToObj(IndexSet::of).reduce(IndexSet.NONE, IndexSet::plus);
        var paths = new LongestTrail(tables);
        var networks = new Networks(tables);
        networks.build(held);
        int length = paths.find(networks, held, 0);
        return new Found(length, Arrays.stream(paths.trail()).boxed().toList());
    }

    /// Up to eight routes of any length among a few cities, also side by side.
    private static List<Route> randomRoutes(RandomStream random) {
        int cities = 3 + random.below(6);
        int count = 1 + random.below(8);
        var routes = new ArrayList<Route>();
        for (int index = 0; index < count; index++) {
            int from = random.below(cities);
            int to = (from + 1 + random.below(cities - 1)) % cities;
            routes.add(new Route(
                    index, "r" + index, from, to, 1 + random.below(8), RouteColor.GRAY, -1, 0, 0, 1, 0, false));
        }
        return routes;
    }

    /// Routes of the board, most of them meeting those before.
    private static int[] grown(RandomStream random, int count) {
        var routes = new ArrayList<Integer>();
        long cities = 0;
        while (routes.size() < count) {
            int route = random.below(USA.routes);
            long ends = 1L << USA.from[route] | 1L << USA.to[route];
            boolean meets = cities == 0 || (cities & ends) != 0 || random.below(50) == 0;
            if (meets && !routes.contains(route)) {
                routes.add(route);
                cities |= ends;
            }
        }
        return routes.stream().mapToInt(Integer::intValue).toArray();
    }

    /// The longest trail by trying all of them: slow and plain.
    private static final class TrailByTrial {
        private final RouteTables tables;
        private final int[] routes;

        TrailByTrial(RouteTables tables, int[] routes) {
            this.tables = tables;
            this.routes = routes;
        }

        int longest() {
            int longest = 0;
            for (int route : routes) {
                longest = Math.max(longest, walk(tables.from[route], 0));
                longest = Math.max(longest, walk(tables.to[route], 0));
            }
            return longest;
        }

        private int walk(int city, int used) {
            int longest = 0;
            for (int index = 0; index < routes.length; index++) {
                int route = routes[index];
                boolean meets = tables.from[route] == city || tables.to[route] == city;
                if (meets && (used >> index & 1) == 0) {
                    int other = tables.from[route] + tables.to[route] - city;
                    longest = Math.max(longest, tables.length[route] + walk(other, used | 1 << index));
                }
            }
            return longest;
        }
    }
}
