package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// Draws boards.
public final class MapLayout {
    private static final int SWEEPS = 260;

    /// So often the whole board is tried again, each time drawn a little finer, before an overlap is accepted.
    private static final int ATTEMPTS = 5;

    private static final double FINER = 0.94;

    private MapLayout() {}

    /// Draws a board's map: half a second for a board of a hundred routes. The same input gives the same
    /// drawing, to the last digit, on every platform. Whether nothing overlaps is for [MapCheck] to say: a
    /// board may have more routes than any sheet has room for.
    ///
    /// @param geography the board
    /// @param land      what lies under it
    public static MapDrawing draw(Geography geography, LandOutline land) {
        Frame frame = Frame.around(geography.places());
        List<Corridor> corridors = Corridor.of(geography);
        List<Point> homes = geography.places().stream()
                .map(place -> frame.place(place.latitude(), place.longitude()))
                .toList();
        Neighbourhood neighbourhood = new Neighbourhood(homes, corridors);
        List<MapDrawing> attempts = new ArrayList<>();
        Sizes sizes = SizeChoice.forBoard(neighbourhood, corridors);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Draft draft = settle(geography, neighbourhood, corridors, sizes, frame);
            Sheet sheet = Sheet.around(draft);
            MapDrawing drawing = new Drafting(sheet.cut(draft, names(geography)), frame, homes, sheet.height())
                    .draw(geography, land);
            if (MapCheck.overlaps(drawing).isEmpty()
                    && MapCheck.crossings(drawing).isEmpty()) {
                return drawing;
            }
            attempts.add(drawing);
            sizes = sizes.times(FINER);
        }
        return attempts.getLast();
    }

    private static Draft settle(
            Geography geography, Neighbourhood neighbourhood, List<Corridor> corridors, Sizes sizes, Frame frame) {
        Point[] places = new CityRelaxation(neighbourhood, corridors, sizes, frame).relaxed();
        List<String> names = names(geography);
        Draft draft = new Draft(sizes, corridors, names, places);
        new Untangling(draft).untangle();
        Cost cost = new Cost(new ShapeCost(neighbourhood, frame), CrowdingCost.standard());
        new LayoutSearch(draft, cost, new SeededRandom(names.size())).run(SWEEPS);
        return draft;
    }

    private static List<String> names(Geography geography) {
        return geography.places().stream().map(Place::name).toList();
    }
}
