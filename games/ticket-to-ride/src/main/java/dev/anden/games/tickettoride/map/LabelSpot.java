package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// One way to write a city's name beside its mark.
///
/// @param x      anchor of the text, from the city's centre
/// @param y      base line of its first line, from the city's centre
/// @param anchor which part of a line lies at `x`
/// @param lines  the name in one line or two
/// @param burden how much worse it reads than the best way; 0 for the best
record LabelSpot(double x, double y, Label.Anchor anchor, List<String> lines, double burden) {
    /// How far a name may lie from its city's mark beyond the usual, in sizes of the type.
    private static final double[] DISTANCES = {0, 0.4};

    private static final double BURDEN_OF_DISTANCE = 1.5;
    private static final double BURDEN_OF_TWO_LINES = 0.35;

    /// All the ways to write a name. Their burdens follow Imhof ("Positioning names on maps", 1975): right
    /// before left, above before below.
    static List<LabelSpot> around(String name, Sizes sizes) {
        List<LabelSpot> spots = new ArrayList<>();
        for (double distance : DISTANCES) {
            addSpots(spots, List.of(name), sizes, distance, distance * BURDEN_OF_DISTANCE);
            for (List<String> lines : broken(name)) {
                addSpots(spots, lines, sizes, distance, BURDEN_OF_TWO_LINES + distance * BURDEN_OF_DISTANCE);
            }
        }
        return List.copyOf(spots);
    }

    Label at(double cityX, double cityY) {
        return new Label(cityX + x, cityY + y, anchor, lines);
    }

    private static void addSpots(
            List<LabelSpot> spots, List<String> lines, Sizes sizes, double distance, double burden) {
        double font = sizes.fontSize();
        double radius = sizes.cityRadius() + font * distance;
        double aside = radius + font * 0.2;
        double height = Lettering.height(lines.size(), font);
        double ascent = Lettering.ASCENT * font;
        double middle = ascent - height / 2;
        double above = ascent - height - radius - font * 0.08;
        double below = ascent + radius + font * 0.08;
        double lift = font * 0.5;
        double slant = sizes.cityRadius() * 0.75;
        for (int side = 1; side >= -1; side -= 2) {
            Label.Anchor anchor = side > 0 ? Label.Anchor.START : Label.Anchor.END;
            double turn = burden + (side > 0 ? 0 : 0.15);
            spots.add(new LabelSpot(side * aside, middle, anchor, lines, turn));
            spots.add(new LabelSpot(side * aside, middle - lift, anchor, lines, turn + 0.1));
            spots.add(new LabelSpot(side * aside, middle + lift, anchor, lines, turn + 0.15));
            spots.add(new LabelSpot(side * slant, above + font * 0.12, anchor, lines, turn + 0.2));
            spots.add(new LabelSpot(side * slant, below - font * 0.12, anchor, lines, turn + 0.25));
            double shift = side * Lettering.width(lines, font) / 4;
            spots.add(new LabelSpot(shift, above, Label.Anchor.MIDDLE, lines, turn + 0.3));
            spots.add(new LabelSpot(shift, below, Label.Anchor.MIDDLE, lines, turn + 0.35));
        }
        spots.add(new LabelSpot(0, above, Label.Anchor.MIDDLE, lines, burden + 0.25));
        spots.add(new LabelSpot(0, below, Label.Anchor.MIDDLE, lines, burden + 0.3));
    }

    private static List<List<String>> broken(String name) {
        List<List<String>> ways = new ArrayList<>();
        for (int index = 2; index < name.length() - 2; index++) {
            char letter = name.charAt(index);
            if (letter == ' ') {
                ways.add(List.of(name.substring(0, index), name.substring(index + 1)));
            } else if (letter == '-') {
                ways.add(List.of(name.substring(0, index + 1), name.substring(index + 1)));
            }
        }
        return ways;
    }
}
