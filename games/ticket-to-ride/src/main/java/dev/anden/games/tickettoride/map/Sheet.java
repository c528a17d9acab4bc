package dev.anden.games.tickettoride.map;

import java.util.List;

/// The sheet that a settled layout is cut to: the smallest of a good shape that leaves a margin around
/// everything, brought to the width of the frame.
///
/// @param left   where the sheet begins in the layout; `top` likewise
/// @param scale  units of the sheet per unit of the layout
/// @param height height of the sheet in its own units; its width is that of the frame
record Sheet(double left, double top, double scale, double height) {
    private static final double SIDE_MARGIN = 34;
    private static final double TOP_MARGIN = 30;

    /// A sheet's width by its height is at least this, for the table lies wide on a screen; a tall board's has the
    /// shape of its frame.
    private static final double NARROWEST = 1.42;

    private static final double WIDEST = 1.66;

    static Sheet around(Draft draft, Frame frame) {
        Bounds bounds = Bounds.EMPTY;
        for (CorridorShape shape : draft.shapes) {
            bounds = bounds.with(shape.bounds());
        }
        for (int city = 0; city < draft.cities(); city++) {
            double reach = draft.sizes.cityRadius();
            bounds = bounds.with(Bounds.of(draft.labels[city]));
            bounds = bounds.with(Bounds.around(draft.cityX[city], draft.cityY[city], reach));
        }
        return around(bounds, frame);
    }

    Draft cut(Draft draft, List<String> names) {
        Point[] places = new Point[draft.cities()];
        for (int city = 0; city < places.length; city++) {
            places[city] = new Point((draft.cityX[city] - left) * scale, (draft.cityY[city] - top) * scale);
        }
        Sizes sizes = new Sizes(draft.sizes.spaceLength() * scale, draft.sizes.fontSize() * scale);
        Draft cut = new Draft(sizes, draft.corridors, names, places);
        cut.follow(draft);
        return cut;
    }

    private static Sheet around(Bounds bounds, Frame frame) {
        double wantedWidth = bounds.width() + 2 * SIDE_MARGIN;
        double wantedHeight = bounds.height() + 2 * TOP_MARGIN;
        double narrowest = frame.isTall() ? frame.width() / frame.height() : NARROWEST;
        double width = Math.max(wantedWidth, wantedHeight * narrowest);
        double height = Math.max(wantedHeight, width / WIDEST);
        double scale = frame.width() / width;
        return new Sheet(
                bounds.left() - (width - bounds.width()) / 2,
                bounds.top() - (height - bounds.height()) / 2,
                scale,
                height * scale);
    }
}
