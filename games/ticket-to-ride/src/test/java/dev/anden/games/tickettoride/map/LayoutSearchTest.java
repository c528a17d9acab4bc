package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How much the search for a layout may cost, on a sheet with far too much on it.
class LayoutSearchTest {
    private static final int CITIES = 24;
    private static final long LIMIT = 1_000_000;

    /// What may come on top: names are put where they are best first, and a sweep that was begun is ended.
    private static final long MORE = 1_500_000;

    @Test
    void a_search_ends_when_its_effort_is_spent() {
        LayoutSearch bounded = crowded(LIMIT);
        LayoutSearch longer = crowded(4 * LIMIT);

        bounded.settle();
        longer.settle();

        assertThat(bounded.effort()).isBetween(LIMIT, LIMIT + MORE);
        assertThat(longer.effort()).isBetween(4 * LIMIT, 4 * LIMIT + MORE);
        long settled = bounded.effort();
        bounded.shake();
        assertThat(bounded.effort() - settled).isLessThan(LIMIT / 3 + MORE);
    }

    @Test
    void an_effort_is_counted_from_its_beginning_and_in_all() {
        Effort effort = new Effort();
        effort.begin(4);
        effort.spend();

        assertThat(effort.left()).isEqualTo(0.75);
        assertThat(effort.isSpent()).isFalse();
        effort.begin(1);
        effort.spend();
        assertThat(effort.left()).isZero();
        assertThat(effort.isSpent()).isTrue();
        assertThat(effort.total()).isEqualTo(2);
    }

    /// Every city is joined to the next three by eight spaces, and all lie close together.
    private static LayoutSearch crowded(long mostEffort) {
        List<Place> places = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (int city = 0; city < CITIES; city++) {
            int row = city / 5;
            places.add(new Place("city" + city, "Ciudad " + city, 40 + city % 5 * 0.1, row * 0.1));
            for (int other = Math.max(0, city - 3); other < city; other++) {
                lines.add(new Line(other, city, 8, Line.NO_TWIN));
            }
        }
        var geography = new Geography(places, lines, "nowhere");
        Frame frame = Frame.around(places);
        List<Corridor> corridors = Corridor.of(geography);
        List<Point> homes = places.stream()
                .map(place -> frame.place(place.latitude(), place.longitude()))
                .toList();
        var neighbourhood = new Neighbourhood(homes, corridors);
        var draft = new Draft(
                SizeChoice.forBoard(neighbourhood, corridors),
                corridors,
                places.stream().map(Place::name).toList(),
                homes.toArray(Point[]::new));
        return new LayoutSearch(draft, new ShapeCost(neighbourhood, frame), new SeededRandom(1), mostEffort);
    }
}
