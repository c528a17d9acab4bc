package dev.anden.games.tickettoride.map;

import dev.anden.games.tickettoride.map.LandOutline.Feature;
import dev.anden.games.tickettoride.map.LandOutline.Kind;
import java.util.List;
import java.util.stream.Stream;

/// Lays the land under a board: every point is put on the sheet at its true place, bent as the cities were
/// moved, and cut at the sheet's edge.
final class LandDrafting {
    /// Land reaches so far beyond the sheet's edge that the stroke of a cut coast isn't seen.
    private static final double BLEED = 20;

    private final LandOutline land;
    private final Frame frame;
    private final Warp warp;
    private final Clipping clipping;

    LandDrafting(LandOutline land, Frame frame, Warp warp, double height) {
        this.land = land;
        this.frame = frame;
        this.warp = warp;
        clipping = new Clipping(-BLEED, -BLEED, frame.width() + BLEED, height + BLEED);
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
        boolean closed = feature.kind().isArea();
        boolean drawnByHand = feature.kind() == Kind.RIVER || feature.kind() == Kind.PARK;
        List<Point> fine = drawnByHand ? Smoothing.rounded(flat, closed) : Smoothing.divided(flat, closed);
        return fine.stream().map(warp::bend).toList();
    }
}
