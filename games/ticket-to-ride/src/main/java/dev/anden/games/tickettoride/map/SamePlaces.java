package dev.anden.games.tickettoride.map;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Finds cities that lie in one place: whatever is drawn there had to be torn apart.
public final class SamePlaces {
    /// On a sheet that is some thousand units wide, before anything is moved.
    private static final double NEAREST = 1;

    private SamePlaces() {}

    /// The cities that lie where an earlier one lies, or so near that a map can't tell, each with the first such one;
    /// by their indexes.
    public static SortedMap<Integer, Integer> of(Geography geography) {
        Frame frame = Frame.around(geography.places());
        List<Point> homes = geography.places().stream()
                .map(place -> frame.place(place.latitude(), place.longitude()))
                .toList();
        var same = new TreeMap<Integer, Integer>();
        for (int city = 0; city < homes.size(); city++) {
            for (int earlier = 0; earlier < city; earlier++) {
                if (isNear(homes.get(city), homes.get(earlier))) {
                    same.putIfAbsent(city, earlier);
                }
            }
        }
        return same;
    }

    private static boolean isNear(Point one, Point other) {
        return Math.abs(one.x() - other.x()) < NEAREST && Math.abs(one.y() - other.y()) < NEAREST;
    }
}
