package dev.anden.games.tickettoride.map;

import java.util.List;

/// Draws boards.
public final class MapLayout {
    /// How often the whole board is tried again, a little finer each time, before an overlap is accepted.
    private static final int ATTEMPTS = 6;

    /// How often it is tried again because of crossings only: some boards can't be drawn flat.
    private static final int ATTEMPTS_AGAINST_CROSSINGS = 2;

    /// How often things may be compared in one run of the search: three times what any board that comes with the
    /// program needs. On one that has far too much on its sheet the search cools down faster, instead of taking
    /// minutes.
    private static final long EFFORT_OF_A_RUN = 50_000_000;

    /// No other attempt is begun after so much effort: some seconds of work.
    private static final long EFFORT = 3 * EFFORT_OF_A_RUN;

    private static final double FINER = 0.93;

    /// How often one attempt is shaken before the next is made.
    private static final int SHAKES = 1;

    private final Geography geography;
    private final Frame frame;
    private final List<Corridor> corridors;
    private final List<Point> homes;
    private final List<String> names;
    private long effort;

    private MapLayout(Geography geography) {
        this.geography = geography;
        frame = Frame.around(geography.places());
        corridors = Corridor.of(geography);
        names = geography.places().stream().map(Place::name).toList();
        homes = geography.places().stream()
                .map(place -> frame.place(place.latitude(), place.longitude()))
                .toList();
    }

    /// Draws a board's map: half a second for a board of a hundred routes, some seconds for one that is far too
    /// crowded. The same input gives the same drawing, to the last digit, on every platform. Whether nothing
    /// overlaps is for [MapCheck] to say: a board may have more routes than any sheet has room for.
    ///
    /// @param geography the board
    /// @param land      what is under it
    public static MapDrawing draw(Geography geography, LandOutline land) {
        return new MapLayout(geography).settled().draw(geography, land);
    }

    /// Draws a board's map from a layout that was found before: at once, if it is this board's.
    ///
    /// @param found what [#find] gave for this board, or for another one that it was once
    /// @throws IllegalArgumentException if it is this board's and can't be read
    public static MapDrawing draw(Geography geography, LandOutline land, String found) {
        return LayoutText.draft(found, geography)
                .map(draft -> new MapLayout(geography)
                        .drafting(draft, LayoutText.height(found))
                        .draw(geography, land))
                .orElseGet(() -> draw(geography, land));
    }

    /// Where everything on a board's map lies, as [LayoutText] has it: what is drawn by
    /// [#draw(Geography, LandOutline)].
    public static String find(Geography geography) {
        return new MapLayout(geography).settled().text(geography);
    }

    private Drafting settled() {
        Neighbourhood neighbourhood = new Neighbourhood(homes, corridors);
        Sizes sizes = SizeChoice.forBoard(neighbourhood, corridors);
        Attempt best = attempt(neighbourhood, sizes, 0);
        for (int attempt = 1; attempt < ATTEMPTS && effort < EFFORT && !best.willDo(attempt); attempt++) {
            sizes = sizes.times(FINER);
            best = best.orBetter(attempt(neighbourhood, sizes, attempt));
        }
        return best.drafting();
    }

    private Drafting drafting(Draft cut, double height) {
        return new Drafting(cut, frame, homes, height);
    }

    private Attempt attempt(Neighbourhood neighbourhood, Sizes sizes, int number) {
        Point[] places = new CityRelaxation(neighbourhood, corridors, sizes, frame).relaxed();
        Draft draft = new Draft(sizes, corridors, names, places);
        new Untangling(draft).untangle();
        LayoutSearch search =
                new LayoutSearch(draft, new ShapeCost(neighbourhood, frame), new SeededRandom(number), EFFORT_OF_A_RUN);
        search.settle();
        Attempt attempt = measured(draft);
        for (int shake = 0; shake < SHAKES && !attempt.willDo(number); shake++) {
            search.shake();
            attempt = attempt.orBetter(measured(draft));
        }
        effort += search.effort();
        return attempt;
    }

    private Attempt measured(Draft draft) {
        Sheet sheet = Sheet.around(draft, frame);
        Drafting drafting = drafting(sheet.cut(draft, names), sheet.height());
        MapDrawing bare = drafting.draw(geography, LandOutline.NONE);
        return new Attempt(
                drafting,
                MapCheck.overlaps(bare).size(),
                MapCheck.crossings(bare).size());
    }

    /// @param drafting  a layout ready to be drawn
    /// @param overlaps  how many things overlap on it
    /// @param crossings how many routes cross on it
    private record Attempt(Drafting drafting, int overlaps, int crossings) {
        /// Whether it is good enough after this many attempts.
        boolean willDo(int attempts) {
            return overlaps == 0 && (crossings == 0 || attempts >= ATTEMPTS_AGAINST_CROSSINGS);
        }

        Attempt orBetter(Attempt other) {
            int difference = overlaps != other.overlaps ? overlaps - other.overlaps : crossings - other.crossings;
            return difference <= 0 ? this : other;
        }
    }
}
