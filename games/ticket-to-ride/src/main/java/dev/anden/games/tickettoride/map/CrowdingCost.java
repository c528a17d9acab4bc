package dev.anden.games.tickettoride.map;

import java.util.List;

/// What two things cost that come too near to one another: a little where the usual clearance is missing, much
/// where they overlap.
final class CrowdingCost {
    private static final double OF_NEARNESS = 1.0;

    /// Two things count as overlapping from this distance, so that rounding can't make them do so.
    private static final double TOUCH = 0.8;

    /// Labels may come nearer to things than things to one another, as a part of the usual clearance.
    private static final double LABEL_CLEARANCE = 0.6;

    /// Distance between two names that keeps them from being read as one, in sizes of the type.
    private static final double LABEL_DISTANCE = 0.9;

    private final double ofOverlap;
    private final Effort effort;

    /// @param ofOverlap what one unit of overlap costs; a thing within the usual clearance costs at most 1
    /// @param effort   counts every two things that are compared
    CrowdingCost(double ofOverlap, Effort effort) {
        this.ofOverlap = ofOverlap;
        this.effort = effort;
    }

    double ofCorridors(Draft draft, int first, int second) {
        CorridorShape one = draft.shapes[first];
        CorridorShape two = draft.shapes[second];
        double clearance = draft.sizes.clearance();
        if (!one.bounds().liesNear(two.bounds(), clearance)) {
            return 0;
        }
        double sum = 0;
        for (int mine = 0; mine < one.boxes().size(); mine++) {
            OrientedBox box = one.boxes().get(mine);
            if (!two.bounds().liesNear(box.x(), box.y(), box.halfLength() + box.halfWidth() + clearance)) {
                continue;
            }
            // Free tracks may meet in a city that both corridors have in common.
            boolean meets = mine >= one.spaces() && draft.corridor(first).sharesACityWith(draft.corridor(second));
            int count = meets ? two.spaces() : two.boxes().size();
            for (int theirs = 0; theirs < count; theirs++) {
                sum += price(box, two.boxes().get(theirs), clearance);
            }
        }
        return sum;
    }

    double ofCorridorAndCity(Draft draft, int corridor, int city) {
        CorridorShape shape = draft.shapes[corridor];
        double x = draft.cityX[city];
        double y = draft.cityY[city];
        double radius = draft.sizes.cityRadius();
        double clearance = draft.sizes.clearance();
        if (!shape.bounds().liesNear(x, y, radius + clearance)) {
            return 0;
        }
        boolean own = draft.corridor(corridor).endsAt(city);
        List<OrientedBox> boxes = shape.boxes();
        int count = own ? shape.spaces() : boxes.size();
        double sum = 0;
        for (int index = 0; index < count; index++) {
            sum += price(boxes.get(index).distanceTo(x, y) - radius, own ? TOUCH : clearance);
        }
        return sum;
    }

    /// A name keeps clear of the gaps between spaces too: it would hide that the route goes on.
    double ofCorridorAndLabel(Draft draft, int corridor, int label) {
        CorridorShape shape = draft.shapes[corridor];
        OrientedBox text = draft.labels[label];
        double clearance = draft.sizes.clearance() * LABEL_CLEARANCE;
        if (!shape.bounds().liesNear(Bounds.of(text), clearance)) {
            return 0;
        }
        double sum = 0;
        for (int space = 0; space < shape.spaces(); space++) {
            sum += price(shape.boxes().get(space).lengthened(shape.gap()), text, clearance);
        }
        for (OrientedBox line : shape.lines()) {
            sum += price(line, text, TOUCH);
        }
        return sum;
    }

    double ofCities(Draft draft, int first, int second) {
        double deltaX = draft.cityX[first] - draft.cityX[second];
        double deltaY = draft.cityY[first] - draft.cityY[second];
        double distance = Math.sqrt(deltaX * deltaX + deltaY * deltaY);
        return price(distance - 2 * draft.sizes.cityRadius(), draft.sizes.spaceLength());
    }

    double ofCityAndLabel(Draft draft, int city, int label) {
        if (city == label) {
            return 0;
        }
        double distance = draft.labels[label].distanceTo(draft.cityX[city], draft.cityY[city]);
        return price(distance - draft.sizes.cityRadius(), draft.sizes.clearance());
    }

    double ofLabels(Draft draft, int first, int second) {
        return price(draft.labels[first], draft.labels[second], draft.sizes.fontSize() * LABEL_DISTANCE);
    }

    private double price(OrientedBox one, OrientedBox two, double clearance) {
        effort.spend();
        double reach = one.halfLength() + one.halfWidth() + two.halfLength() + two.halfWidth() + clearance;
        if (Math.abs(one.x() - two.x()) > reach || Math.abs(one.y() - two.y()) > reach) {
            return 0;
        }
        return price(one.separation(two), clearance);
    }

    private double price(double separation, double clearance) {
        if (separation >= clearance) {
            return 0;
        }
        double lack = (clearance - separation) / clearance;
        double nearness = OF_NEARNESS * lack * Math.min(lack, 2);
        return separation < TOUCH ? nearness + ofOverlap * (TOUCH - separation) : nearness;
    }
}
