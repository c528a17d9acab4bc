package dev.anden.games.tickettoride.map;

import java.util.List;

/// What single things cost: routes that are short of room, far too long or bent; cities away from home or
/// turned against their neighbours; names in their second best spot; and all that leaves the sheet.
final class ShapeCost {
    private static final double OF_SHORTAGE = 3.0;
    private static final double OF_EXCESS = 2.5;
    private static final double OF_BENDING = 45;
    private static final double OF_SWERVING = 70;
    private static final double OF_SLIDING = 1.5;
    private static final double OF_STRAIN = 14;
    private static final double OF_DISTANCE = 0.5;
    private static final double OF_REVERSAL = 0.15;
    private static final double OF_BURDEN = 1.6;
    private static final double OF_LEAVING = 2.0;
    private static final double MARGIN = 10;

    /// A city this far from home costs [#OF_DISTANCE].
    private static final double FAR = 90;

    /// Cities that lie this far apart, in spaces, shall keep their order from west to east and from north to
    /// south.
    private static final double ORDERED = 1.2;

    private final Neighbourhood neighbourhood;
    private final Frame frame;

    ShapeCost(Neighbourhood neighbourhood, Frame frame) {
        this.neighbourhood = neighbourhood;
        this.frame = frame;
    }

    double ofCorridor(Draft draft, int corridor) {
        CorridorShape shape = draft.shapes[corridor];
        double arc = (draft.bendStart[corridor] + draft.bendEnd[corridor]) / 2;
        double swerve = draft.bendStart[corridor] - draft.bendEnd[corridor];
        double offCentre = draft.slide[corridor] - 0.5;
        return OF_SHORTAGE * shape.shortage()
                + OF_EXCESS * shape.excess() * shape.excess()
                + OF_BENDING * arc * arc
                + OF_SWERVING * swerve * swerve
                + OF_SLIDING * offCentre * offCentre
                + OF_LEAVING * outside(shape.bounds())
                + crampedness(shape.boxes(), shape.spaces());
    }

    /// The cost of a city's place. Pairs of neighbours that both move are counted once.
    double ofCity(Draft draft, int city, boolean[] moving) {
        Point home = neighbourhood.home(city);
        double driftX = draft.cityX[city] - home.x();
        double driftY = draft.cityY[city] - home.y();
        double sum = OF_DISTANCE * (driftX * driftX + driftY * driftY) / (FAR * FAR);
        for (int other : neighbourhood.of(city)) {
            if (!(moving[other] && other < city)) {
                Point there = neighbourhood.home(other);
                double strainX = draft.cityX[other] - there.x() - driftX;
                double strainY = draft.cityY[other] - there.y() - driftY;
                double distance = neighbourhood.distance(city, other);
                sum += OF_STRAIN * (strainX * strainX + strainY * strainY) / (distance * distance);
                sum += reversal(there.x() - home.x(), draft.cityX[other] - draft.cityX[city], draft.sizes);
                sum += reversal(there.y() - home.y(), draft.cityY[other] - draft.cityY[city], draft.sizes);
            }
        }
        return sum;
    }

    double ofLabel(Draft draft, int city) {
        OrientedBox box = draft.labels[city];
        return OF_BURDEN * draft.labelSpot(city).burden() + OF_LEAVING * outside(Bounds.of(box));
    }

    /// In a tight bend, spaces of one corridor run into one another on the inner side.
    private static double crampedness(List<OrientedBox> boxes, int spaces) {
        double sum = 0;
        for (int index = 1; index < spaces; index++) {
            double lack = 1 - boxes.get(index - 1).separation(boxes.get(index));
            sum += lack > 0 ? lack * OF_SHORTAGE : 0;
        }
        return sum;
    }

    private static double reversal(double apartAtHome, double apartNow, Sizes sizes) {
        if (Math.abs(apartAtHome) < sizes.spaceLength() * ORDERED) {
            return 0;
        }
        double forward = apartAtHome > 0 ? apartNow : -apartNow;
        double lack = sizes.spaceLength() / 2 - forward;
        return lack > 0 ? lack * OF_REVERSAL : 0;
    }

    private double outside(Bounds bounds) {
        return Math.max(0, MARGIN - bounds.left())
                + Math.max(0, MARGIN - bounds.top())
                + Math.max(0, bounds.right() - frame.width() + MARGIN)
                + Math.max(0, bounds.bottom() - frame.height() + MARGIN);
    }
}
