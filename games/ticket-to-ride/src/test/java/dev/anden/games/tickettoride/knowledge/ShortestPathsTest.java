package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.engine.RandomStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ShortestPathsTest {
    private final BoardKnowledge board = new BoardKnowledge(TableSetting.USA.boardData());
    private final ShortestPaths paths = new ShortestPaths(board);

    @Test
    void ways_are_as_cheap_as_those_found_by_trying_everything() {
        RandomStream random = RandomStream.ofSeed(3, 0, 0);
        for (int round = 0; round < 50; round++) {
            var price = new double[board.routes];
            for (int route = 0; route < board.routes; route++) {
                price[route] = random.below(4) == 0 ? ShortestPaths.UNUSABLE : random.below(10);
            }
            int city = random.below(board.cities);
            double[] expected = relaxed(city, price);

            paths.search(city, price, -1L);

            for (int goal = 0; goal < board.cities; goal++) {
                assertThat(paths.distance(goal)).isEqualTo(expected[goal]);
                if (expected[goal] < ShortestPaths.UNUSABLE) {
                    assertThat(costOfWay(goal, price)).isCloseTo(expected[goal], within(1e-9));
                }
            }
        }
    }

    private double costOfWay(int goal, double[] price) {
        var way = new RouteSet();
        paths.collect(goal, way);
        double cost = 0;
        for (int route = way.next(0); route >= 0; route = way.next(route + 1)) {
            cost += price[route];
        }
        return cost;
    }

    /// Prices carried along every route until nothing changes (R. Bellman, L. R. Ford).
    private double[] relaxed(int city, double[] price) {
        var distance = new double[board.cities];
        Arrays.fill(distance, ShortestPaths.UNUSABLE);
        distance[city] = 0;
        for (int round = 0; round < board.cities; round++) {
            for (int route = 0; route < board.routes; route++) {
                int from = board.from[route];
                int to = board.to[route];
                distance[to] = Math.min(distance[to], distance[from] + price[route]);
                distance[from] = Math.min(distance[from], distance[to] + price[route]);
            }
        }
        return distance;
    }
}
