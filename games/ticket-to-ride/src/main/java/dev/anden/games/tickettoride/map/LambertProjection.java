package dev.anden.games.tickettoride.map;

import java.util.List;

/// Lambert's conformal conic projection, with its two standard parallels at a sixth and five sixths of the
/// extent (Deetz and Adams' rule, after Snyder: "Map projections - a working manual", 1987, pages 104-110,
/// sphere). It keeps angles, so that coasts look as people know them, and a continent isn't blown up toward the
/// north as by Mercator.
///
/// Around the equator the cone opens into a cylinder; there the plain plate carrée serves.
final class LambertProjection {
    private static final double FLATTEST_CONE = 0.05;
    private static final double EDGE_OF_THE_WORLD = 88;

    private final double centralLongitude;
    private final double centralLatitude;
    private final double cone;
    private final double factor;
    private final double originRadius;

    private LambertProjection(double centralLongitude, double south, double north) {
        this.centralLongitude = centralLongitude;
        centralLatitude = (south + north) / 2;
        double first = StrictMath.toRadians(south + (north - south) / 6);
        double second = StrictMath.toRadians(north - (north - south) / 6);
        cone = coneOf(first, second);
        factor = StrictMath.cos(first) * StrictMath.pow(tangent(first), cone) / cone;
        originRadius = radius(centralLatitude);
    }

    /// The projection that fits these places best.
    static LambertProjection around(List<Place> places) {
        double south = places.stream().mapToDouble(Place::latitude).min().orElseThrow();
        double north = places.stream().mapToDouble(Place::latitude).max().orElseThrow();
        return new LambertProjection(middleLongitude(places), south, north);
    }

    /// The flat place of a point of the globe, in radii of the Earth from the middle of the extent.
    Point project(double latitude, double longitude) {
        double turned = StrictMath.toRadians(wrapped(longitude - centralLongitude));
        double clipped = Math.clamp(latitude, -EDGE_OF_THE_WORLD, EDGE_OF_THE_WORLD);
        if (isCylinder()) {
            double shrink = StrictMath.cos(StrictMath.toRadians(centralLatitude));
            return new Point(turned * shrink, StrictMath.toRadians(centralLatitude - clipped));
        }
        double radius = radius(clipped);
        double angle = cone * turned;
        return new Point(radius * StrictMath.sin(angle), radius * StrictMath.cos(angle) - originRadius);
    }

    private boolean isCylinder() {
        return Math.abs(cone) < FLATTEST_CONE;
    }

    private double radius(double latitude) {
        return factor / StrictMath.pow(tangent(StrictMath.toRadians(latitude)), cone);
    }

    private static double coneOf(double first, double second) {
        if (second - first < 1e-5) {
            return StrictMath.sin((first + second) / 2);
        }
        return StrictMath.log(StrictMath.cos(first) / StrictMath.cos(second))
                / StrictMath.log(tangent(second) / tangent(first));
    }

    private static double tangent(double latitude) {
        return StrictMath.tan(Math.PI / 4 + latitude / 2);
    }

    /// The middle of the longitudes, also for a board that lies across the date line: opposite to the widest
    /// gap.
    private static double middleLongitude(List<Place> places) {
        double[] sorted = places.stream().mapToDouble(Place::longitude).sorted().toArray();
        int last = sorted.length - 1;
        double widest = sorted[0] + 360 - sorted[last];
        double middle = (sorted[0] + sorted[last]) / 2;
        for (int index = 0; index < last; index++) {
            double gap = sorted[index + 1] - sorted[index];
            if (gap > widest) {
                widest = gap;
                middle = wrapped((sorted[index] + sorted[index + 1]) / 2 + 180);
            }
        }
        return middle;
    }

    private static double wrapped(double longitude) {
        return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
    }
}
