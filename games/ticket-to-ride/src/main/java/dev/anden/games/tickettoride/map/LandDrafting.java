package dev.anden.games.tickettoride.map;

import dev.anden.games.tickettoride.map.LandOutline.Feature;
import dev.anden.games.tickettoride.map.LandOutline.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Lays the land under a board: every point is put on the sheet at its true place, bent as the cities were
/// moved, and cut at the sheet's edge.
final class LandDrafting {
    /// Land reaches so far beyond the sheet's edge that the stroke of a cut coast isn't seen.
    private static final double BLEED = 20;

    /// Longer pieces of a coast are divided before they are bent, in units of the sheet.
    private static final double LONGEST_PIECE = 30;

    private final LandOutline land;
    private final Frame frame;
    private final Warp warp;
    private final Clipping clipping;

    LandDrafting(LandOutline land, Frame frame, Warp warp, double height) {
        this.land = land;
        this.frame = frame;
        this.warp = warp;
        clipping = new Clipping(-BLEED, -BLEED, Frame.WIDTH + BLEED, height + BLEED);
    }

    List<String> areas(Kind kind) {
        return features(kind)
                .map(feature -> clipping.area(bent(feature)))
                .filter(area -> area.size() > 2)
                .map(PathText::area)
                .toList();
    }

    List<String> lines(Kind kind) {
        return features(kind).flatMap(this::parts).toList();
    }

    List<RiverDrawing> rivers() {
        return features(Kind.RIVER)
                .flatMap(river -> parts(river).map(path -> new RiverDrawing(river.name(), path, river.width())))
                .toList();
    }

    private Stream<Feature> features(Kind kind) {
        return land.features().stream().filter(feature -> feature.kind() == kind);
    }

    private Stream<String> parts(Feature feature) {
        return clipping.line(bent(feature)).stream().map(PathText::line);
    }

    private List<Point> bent(Feature feature) {
        List<Point> flat = feature.shore().stream()
                .map(point -> frame.place(point.latitude(), point.longitude()))
                .toList();
        return divided(flat, feature.kind().isArea()).stream().map(warp::bend).toList();
    }

    private static List<Point> divided(List<Point> points, boolean closed) {
        List<Point> divided = new ArrayList<>();
        int legs = closed ? points.size() : points.size() - 1;
        for (int index = 0; index < legs; index++) {
            Point here = points.get(index);
            Point next = points.get((index + 1) % points.size());
            double length = Math.max(Math.abs(next.x() - here.x()), Math.abs(next.y() - here.y()));
            int pieces = Math.clamp((long) (length / LONGEST_PIECE) + 1, 1, 100);
            for (int piece = 0; piece < pieces; piece++) {
                double part = (double) piece / pieces;
                divided.add(
                        new Point(here.x() + (next.x() - here.x()) * part, here.y() + (next.y() - here.y()) * part));
            }
        }
        if (!closed && !points.isEmpty()) {
            divided.add(points.getLast());
        }
        return divided;
    }
}
