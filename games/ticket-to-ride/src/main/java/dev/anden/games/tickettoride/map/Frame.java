package dev.anden.games.tickettoride.map;

import java.util.List;

/// The sheet before the search, and how the flattened globe is laid on it: scaled so that the cities fill a
/// landscape sheet, one axis stretched a little where that makes a better shape. A board that is tall gets a sheet
/// of its own shape, with about as much room.
///
/// @param projection   from the globe to the plane
/// @param left         flat x of the westernmost city
/// @param top          flat y of the northernmost city
/// @param scaleX       units of the sheet per flat unit, across
/// @param scaleY       the same, downward
/// @param width        width of the sheet
/// @param height       height of the sheet
record Frame(
        LambertProjection projection,
        double left,
        double top,
        double scaleX,
        double scaleY,
        double width,
        double height) {
    private static final double WIDTH = 1600;
    static final double SIDE_MARGIN = 120;
    static final double TOP_MARGIN = 90;

    /// Shape of the field of cities that fills a screen well, width by height.
    private static final double NARROWEST = 1.56;

    private static final double WIDEST = 1.66;

    /// A board below this shape is tall: on a landscape sheet it would leave the sides empty.
    private static final double TALL = 1.1;

    /// How much one axis may be stretched against the other; more, and people see it.
    private static final double STRETCH = 1.14;

    /// A board whose cities lie in one line still gets a sheet of some height, or width.
    private static final double FLATTEST = 4;

    /// A board whose cities lie all in one place is this wide, in radii of the Earth.
    private static final double SMALLEST = 1e-7;

    static Frame around(List<Place> places) {
        LambertProjection projection = LambertProjection.around(places);
        List<Point> flat = places.stream()
                .map(place -> projection.project(place.latitude(), place.longitude()))
                .toList();
        double left = flat.stream().mapToDouble(Point::x).min().orElseThrow();
        double top = flat.stream().mapToDouble(Point::y).min().orElseThrow();
        double width = flat.stream().mapToDouble(Point::x).max().orElseThrow() - left;
        double height = flat.stream().mapToDouble(Point::y).max().orElseThrow() - top;
        double across = Math.max(width, Math.max(height / FLATTEST, SMALLEST));
        double down = Math.max(height, across / FLATTEST);
        double fieldWidth = fieldWidth(across / down);
        double scaleX = fieldWidth / across;
        double scaleY = fieldWidth / shape(across / down) / down;
        return new Frame(
                projection, left, top, scaleX, scaleY, fieldWidth + 2 * SIDE_MARGIN, down * scaleY + 2 * TOP_MARGIN);
    }

    /// Whether the sheet has the board's shape instead of that of a screen.
    boolean isTall() {
        return width < WIDTH;
    }

    /// Where a point of the globe is on the sheet.
    Point place(double latitude, double longitude) {
        Point flat = projection.project(latitude, longitude);
        return new Point(SIDE_MARGIN + (flat.x() - left) * scaleX, TOP_MARGIN + (flat.y() - top) * scaleY);
    }

    /// The width of the field of cities: less where that of a landscape sheet would become higher than need be.
    private static double fieldWidth(double natural) {
        double landscape = WIDTH - 2 * SIDE_MARGIN;
        return natural < TALL ? landscape * Math.sqrt(natural / NARROWEST) : landscape;
    }

    private static double shape(double natural) {
        if (natural < TALL) {
            return natural;
        }
        double wanted = Math.clamp(natural, NARROWEST, WIDEST);
        return Math.clamp(wanted, natural / STRETCH, natural * STRETCH);
    }
}
