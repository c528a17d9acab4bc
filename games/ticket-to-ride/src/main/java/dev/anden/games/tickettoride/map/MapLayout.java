package dev.anden.games.tickettoride.map;

import java.util.List;

/// Draws boards.
public final class MapLayout {
    /// So often the whole board is tried again, each time drawn a little finer, before an overlap is accepted.
    private static final int ATTEMPTS = 5;

    private static final double FINER = 0.94;

    /// So often an attempt is shaken before the next is made.
    private static final int SHAKES = 2;

    private final Geography geography;
    private final LandOutline land;
    private final Frame frame;
    private final List<Corridor> corridors;
    private final List<Point> homes;
    private final List<String> names;

    private MapLayout(Geography geography, LandOutline land) {
        this.geography = geography;
        this.land = land;
        frame = Frame.around(geography.places());
        corridors = Corridor.of(geography);
        names = geography.places().stream().map(Place::name).toList();
        homes = geography.places().stream()
                .map(place -> frame.place(place.latitude(), place.longitude()))
                .toList();
    }

    /// Draws a board's map: half a second for a board of a hundred routes. The same input gives the same
    /// drawing, to the last digit, on every platform. Whether nothing overlaps is for [MapCheck] to say: a
    /// board may have more routes than any sheet has room for.
    ///
    /// @param geography the board
    /// @param land      what lies under it
    public static MapDrawing draw(Geography geography, LandOutline land) {
        return new MapLayout(geography, land).draw();
    }

    private MapDrawing draw() {
        Neighbourhood neighbourhood = new Neighbourhood(homes, corridors);
        Sizes sizes = SizeChoice.forBoard(neighbourhood, corridors);
        MapDrawing drawing = attempt(neighbourhood, sizes, 0);
        for (int attempt = 1; attempt < ATTEMPTS && !isClear(drawing); attempt++) {
            sizes = sizes.times(FINER);
            drawing = attempt(neighbourhood, sizes, attempt);
        }
        return drawing;
    }

    private MapDrawing attempt(Neighbourhood neighbourhood, Sizes sizes, long seed) {
        Point[] places = new CityRelaxation(neighbourhood, corridors, sizes, frame).relaxed();
        Draft draft = new Draft(sizes, corridors, names, places);
        new Untangling(draft).untangle();
        Cost cost = new Cost(new ShapeCost(neighbourhood, frame), new CrowdingCost());
        LayoutSearch search = new LayoutSearch(draft, cost, new SeededRandom(seed));
        search.settle();
        MapDrawing drawing = drafted(draft);
        for (int shake = 0; shake < SHAKES && !isClear(drawing); shake++) {
            search.shake();
            drawing = drafted(draft);
        }
        return drawing;
    }

    private MapDrawing drafted(Draft draft) {
        Sheet sheet = Sheet.around(draft);
        return new Drafting(sheet.cut(draft, names), frame, homes, sheet.height()).draw(geography, land);
    }

    private static boolean isClear(MapDrawing drawing) {
        return MapCheck.overlaps(drawing).isEmpty()
                && MapCheck.crossings(drawing).isEmpty();
    }
}
