package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// Where a corridor and its spaces lie for one position of its ends and one bend. Its boxes are as wide as all
/// its parallel
/// routes together; what keeps clear of a box keeps clear of all their spaces.
///
/// @param curve    the corridor's middle line
/// @param boxes    one box for each space, then up to two slim ones for the free track between a city and its
/// first space
/// @param spaces   how many of the boxes are spaces
/// @param shortage length that is missing for the spaces to keep their least gap; 0 if there is room
/// @param excess   length that is left over beyond the best gap, as a part of the spaces' length
/// @param bounds   around all its boxes
record CorridorShape(Curve curve, List<OrientedBox> boxes, int spaces, double shortage, double excess, Bounds bounds) {
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
        double best = sizes.chain(spaces, sizes.gap());
        double widest = sizes.chain(spaces, sizes.widestGap());
        double taken = Math.clamp(usable, least, widest);
        double spare = usable - taken;
        double begin = sizes.platform() + (spare > 0 ? spare * slide : spare / 2);
        double step = spaces == 1 ? 0 : (taken - spaces * sizes.spaceLength()) / (spaces - 1) + sizes.spaceLength();
        List<OrientedBox> boxes = new ArrayList<>(spaces + 2);
        double width = sizes.corridorWidth(corridor.lines().size());
        for (int space = 0; space < spaces; space++) {
            boxes.add(curve.box(begin + sizes.spaceLength() / 2 + space * step, sizes.spaceLength(), width));
        }
        addTrack(boxes, curve, sizes.cityRadius(), begin);
        addTrack(boxes, curve, begin + taken, curve.length() - sizes.cityRadius());
        double excess = Math.max(0, usable - best) / best;
        return new CorridorShape(curve, boxes, spaces, Math.max(0, -spare), excess, around(boxes));
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
