package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Where the cities really are on the sheet, and which of them are neighbours: those joined by a route, and the
/// nearest ones.
final class Neighbourhood {
    private static final int NEAREST = 5;

    /// Cities nearer to one another count as being this far apart, in units of the sheet: they must be free to
    /// part.
    private static final double NEAREST_APART = 40;

    private final List<Point> homes;
    private final int[][] neighbours;

    Neighbourhood(List<Point> homes, List<Corridor> corridors) {
        this.homes = List.copyOf(homes);
        List<SortedSet<Integer>> found = new ArrayList<>();
        homes.forEach(_ -> found.add(new TreeSet<>()));
        corridors.forEach(corridor -> join(found, corridor.from(), corridor.to()));
        for (int city = 0; city < homes.size(); city++) {
            for (int other : nearest(city)) {
                join(found, city, other);
            }
        }
        neighbours = found.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    int cities() {
        return homes.size();
    }

    Point home(int city) {
        return homes.get(city);
    }

    int[] of(int city) {
        return neighbours[city];
    }

    /// Distance between the true places of two cities, at least [#NEAREST_APART].
    double distance(int city, int other) {
        double deltaX = home(city).x() - home(other).x();
        double deltaY = home(city).y() - home(other).y();
        return Math.max(NEAREST_APART, Math.sqrt(deltaX * deltaX + deltaY * deltaY));
    }

    private int[] nearest(int city) {
        return IntStream.range(0, cities())
                .filter(other -> other != city)
                .boxed()
                .sorted(Comparator.comparingDouble(other -> distance(city, other)))
                .limit(NEAREST)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static void join(List<SortedSet<Integer>> found, int city, int other) {
        found.get(city).add(other);
        found.get(other).add(city);
    }
}
