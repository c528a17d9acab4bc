package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// Where a corridor and its spaces lie for one position of its ends and one bend. Its boxes are as wide as all
/// its parallel routes together; what keeps clear of a box keeps clear of all their spaces.
///
/// @param curve    the corridor's middle line
/// @param begin    where its first space begins, along the curve
/// @param end      where its last space ends, along the curve
/// @param gap      distance between two of its spaces
/// @param boxes    one box for each space, then up to two slim ones for the free track between a city and its
///     first space
/// @param lines    the lines of its routes between the cities and the first spaces; only names keep clear of
///     them
/// @param spaces   how many of the boxes are spaces
/// @param shortage length that is missing for the spaces to keep their least gap; 0 if there is room
/// @param excess   length that is left over beyond the best gap, as a part of the spaces' length
/// @param bounds   around all its boxes
record CorridorShape(
        Curve curve,
        double begin,
        double end,
        double gap,
        List<OrientedBox> boxes,
        List<OrientedBox> lines,
        int spaces,
        double shortage,
        double excess,
        Bounds bounds) {
    private static final double LINE_WIDTH = 1;
    private static final double TRACK_WIDTH = 3;
    private static final double SHORTEST_TRACK = 3;

    /// @param curve    the corridor's middle line
    /// @param corridor what it joins
    /// @param slide    where the spaces lie if there is length to spare: 0 at the start, 1 at the end
    /// @param sizes    how large things are
    static CorridorShape of(Curve curve, Corridor corridor, double slide, Sizes sizes) {
        int spaces = corridor.spaces();
        double usable = curve.length() - 2 * sizes.platform();
        double least = sizes.chain(spaces, sizes.leastGap());
        double spare = Math.max(0, usable - least);
        double gap = Math.min(sizes.leastGap() + spare / (spaces + 1), sizes.widestGap());
        double taken = sizes.chain(spaces, gap);
        double begin = sizes.platform() + (spare > 0 ? (usable - taken) * slide : (usable - taken) / 2);
        List<OrientedBox> boxes = new ArrayList<>(spaces + 2);
        double width = sizes.corridorWidth(corridor.lines().size());
        for (int space = 0; space < spaces; space++) {
            double middle = begin + sizes.spaceLength() / 2 + space * (sizes.spaceLength() + gap);
            boxes.add(curve.box(middle, sizes.spaceLength(), width));
        }
        double end = begin + taken;
        addTrack(boxes, curve, sizes.cityRadius(), begin);
        addTrack(boxes, curve, end, curve.length() - sizes.cityRadius());
        double best = sizes.chain(spaces, sizes.gap());
        double excess = Math.max(0, usable - best) / best;
        return new CorridorShape(
                curve,
                begin,
                end,
                gap,
                boxes,
                lines(curve, boxes, corridor, sizes),
                spaces,
                Math.max(0, least - usable),
                excess,
                around(boxes));
    }

    private static List<OrientedBox> lines(Curve curve, List<OrientedBox> boxes, Corridor corridor, Sizes sizes) {
        int tracks = corridor.lines().size();
        OrientedBox first = boxes.getFirst();
        OrientedBox last = boxes.get(corridor.spaces() - 1);
        List<OrientedBox> lines = new ArrayList<>(2 * tracks);
        for (int track = 0; track < tracks; track++) {
            double aside = sizes.aside(track, tracks);
            lines.add(OrientedBox.along(curve.control(0), first.end(-1, aside), LINE_WIDTH));
            lines.add(OrientedBox.along(curve.control(3), last.end(1, aside), LINE_WIDTH));
        }
        return lines;
    }

    private static void addTrack(List<OrientedBox> boxes, Curve curve, double from, double to) {
        if (to - from > SHORTEST_TRACK) {
            boxes.add(curve.box((from + to) / 2, to - from, TRACK_WIDTH));
        }
    }

    private static Bounds around(List<OrientedBox> boxes) {
        Bounds bounds = Bounds.EMPTY;
        for (OrientedBox box : boxes) {
            bounds = bounds.with(Bounds.of(box));
        }
        return bounds;
    }
}
