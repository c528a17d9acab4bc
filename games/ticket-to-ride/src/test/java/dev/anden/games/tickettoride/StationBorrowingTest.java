package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.element.station.Borrowing;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketTables;
import dev.anden.testkit.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The routes that stations borrow, compared with trying everything.
class StationBorrowingTest {
    private static final GameTables TABLES = Scene.game("europe").tables();

    /// 5 or 10 for each ticket, so that different choices often bring the same points.
    private static final TicketTables TICKETS = new TicketTables(
            TABLES.board.tickets().stream().map(StationBorrowingTest::rounded).toList());

    @Test
    @Rule("ttr.europe.station-use")
    @Rule("ttr.ruling.r5")
    void no_choice_brings_more_points_nor_as_many_with_more_tickets_nor_both_with_fewer_routes() {
        int completing = 0;
        int severalUsed = 0;
        int leftIdle = 0;
        for (int number = 0; number < 5_000; number++) {
            var position = Position.random(RandomStream.ofSeed(91, number, 0));
            Choice best = position.bestOfAll(0, new ArrayList<>());

            Choice found = position.found();

            assertThat(found.points()).as("points of %s", position).isEqualTo(best.points());
            assertThat(found.completed())
                    .as("tickets completed in %s", position)
                    .isEqualTo(best.completed());
            assertThat(found.used()).as("stations used in %s", position).isEqualTo(best.used());
            completing += best.points() > position.points(List.of()) ? 1 : 0;
            severalUsed += best.used() > 1 ? 1 : 0;
            leftIdle += best.used() > 0 && best.used() < position.stations().size() ? 1 : 0;
        }
        assertThat(completing).isGreaterThan(1_000);
        assertThat(severalUsed).isGreaterThan(200);
        assertThat(leftIdle).isGreaterThan(200);
    }

    @Test
    @Rule("ttr.ruling.r5")
    void of_two_stations_that_could_lend_the_same_route_one_does() {
        Play play = ScoringTest.end(Scene.on("europe", 2)
                .routes(0, "essen--frankfurt")
                .routes(1, "essen--kobenhavn--1")
                .tickets(0, "frankfurt--kobenhavn")
                .stations(0, "essen", "kobenhavn"));

        assertThat(play.sheet().lines())
                .filteredOn(line -> line.rule().equals("ttr.europe.station-use"))
                .filteredOn(line -> line.achieved())
                .hasSize(1);
    }

    private static Ticket rounded(Ticket ticket) {
        int points = ticket.points() < 9 ? 5 : 10;
        return new Ticket(ticket.index(), ticket.id(), ticket.from(), ticket.to(), points, ticket.isLong());
    }

    /// What a choice of borrowed routes brings.
    private record Choice(int points, int completed, int used) {
        private static final Comparator<Choice> ORDER = Comparator.comparingInt(Choice::points)
                .thenComparingInt(Choice::completed)
                .thenComparing(Choice::used, Comparator.reverseOrder());

        private boolean isBetterThan(Choice other) {
            return ORDER.compare(this, other) > 0;
        }
    }

    /// Routes of a seat and of the others, the seat's stations and tickets, by index.
    private record Position(List<Integer> own, List<Integer> others, List<Integer> stations, List<Integer> tickets) {
        static Position random(RandomStream random) {
            var own = new ArrayList<Integer>();
            var others = new ArrayList<Integer>();
            int share = 3 + random.below(4);
            for (int route = 0; route < TABLES.routes.routes; route++) {
                int owner = random.below(share);
                if (owner == 0) {
                    own.add(route);
                } else if (owner < 3) {
                    others.add(route);
                }
            }
            return new Position(
                    own,
                    others,
                    some(TABLES.cities, 1 + random.below(3), random),
                    some(TABLES.board.tickets().size(), 8 + random.below(8), random));
        }

        private static List<Integer> some(int size, int count, RandomStream random) {
            return IntStream.generate(() -> random.below(size))
                    .distinct()
                    .limit(count)
                    .sorted()
                    .boxed()
                    .toList();
        }

        /// What the engine finds, its routes checked and their points counted anew.
        Choice found() {
            var networks = new Networks(TABLES.routes);
            networks.build(set(own));
            var borrowing = new Borrowing(3, TABLES.routes, TICKETS);
            int gained = borrowing.find(networks, set(stations).low(), set(others), set(tickets));
            var borrowed = new ArrayList<Integer>();
            for (int station = 0; station < stations.size(); station++) {
                assertThat(borrowing.city(station)).isEqualTo(stations.get(station));
                if (borrowing.route(station) != Borrowing.NOTHING) {
                    assertThat(lent(stations.get(station))).contains(borrowing.route(station));
                    borrowed.add(borrowing.route(station));
                }
            }
            // A ticket that is completed no longer takes its points off, and adds them.
            assertThat(points(borrowed)).isEqualTo(points(List.of()) + 2 * gained);
            return new Choice(points(borrowed), completed(borrowed).size(), borrowed.size());
        }

        /// The best of all choices for the stations from one on.
        Choice bestOfAll(int station, List<Integer> borrowed) {
            if (station == stations.size()) {
                return new Choice(points(borrowed), completed(borrowed).size(), borrowed.size());
            }
            Choice best = bestOfAll(station + 1, borrowed);
            for (int route : lent(stations.get(station))) {
                var more = new ArrayList<>(borrowed);
                more.add(route);
                Choice choice = bestOfAll(station + 1, more);
                best = choice.isBetterThan(best) ? choice : best;
            }
            return best;
        }

        private List<Integer> lent(int city) {
            return others.stream()
                    .filter(route -> TABLES.routes.from[route] == city || TABLES.routes.to[route] == city)
                    .toList();
        }

        /// The points of the tickets over the seat's own routes and the borrowed ones.
        int points(List<Integer> borrowed) {
            List<Integer> completed = completed(borrowed);
            return tickets.stream()
                    .mapToInt(ticket -> completed.contains(ticket) ? TICKETS.points[ticket] : -TICKETS.points[ticket])
                    .sum();
        }

        private List<Integer> completed(List<Integer> borrowed) {
            int[] network = IntStream.range(0, TABLES.cities).toArray();
            own.forEach(route -> join(network, route));
            borrowed.forEach(route -> join(network, route));
            return tickets.stream()
                    .filter(ticket -> network[TICKETS.from[ticket]] == network[TICKETS.to[ticket]])
                    .toList();
        }

        private static void join(int[] network, int route) {
            int merged = network[TABLES.routes.from[route]];
            int old = network[TABLES.routes.to[route]];
            for (int city = 0; city < network.length; city++) {
                if (network[city] == old) {
                    network[city] = merged;
                }
            }
        }

        private static IndexSet set(List<Integer> indexes) {
            return indexes.stream().map(IndexSet::of).reduce(IndexSet.NONE, IndexSet::plus);
        }
    }
}
