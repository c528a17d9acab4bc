package dev.anden.games.tickettoride.map;

import java.util.List;

/// The first, coarse step of the cartogram: cities as rings on springs. Routes push their ends apart until a
/// straight line has room for its spaces, and pull gently where there is far too much; cities keep clear of one
/// another and of routes that aren't theirs; and all want to move as their neighbours do, so that the land bends
/// instead of tearing.
final class CityRelaxation {
    private static final int ROUNDS = 500;
    private static final double PUSH = 0.35;
    private static final double PULL = 0.035;
    private static final double HOMING = 0.012;
    private static final double AGREEMENT = 0.25;

    /// How much farther east each city starts than the one before, so that two in one place can part.
    private static final double NUDGE = 0.01;

    private final Neighbourhood neighbourhood;
    private final List<Corridor> corridors;
    private final Sizes sizes;
    private final Frame frame;
    private final double[] x;
    private final double[] y;
    private final double[] moveX;
    private final double[] moveY;

    CityRelaxation(Neighbourhood neighbourhood, List<Corridor> corridors, Sizes sizes, Frame frame) {
        this.neighbourhood = neighbourhood;
        this.corridors = corridors;
        this.sizes = sizes;
        this.frame = frame;
        int cities = neighbourhood.cities();
        x = new double[cities];
        y = new double[cities];
        moveX = new double[cities];
        moveY = new double[cities];
        for (int city = 0; city < cities; city++) {
            x[city] = neighbourhood.home(city).x() + city * NUDGE;
            y[city] = neighbourhood.home(city).y();
        }
    }

    /// The cities' places after they came to rest.
    Point[] relaxed() {
        for (int round = 0; round < ROUNDS; round++) {
            stretchCorridors();
            spreadCities();
            clearCorridors();
            agreeWithNeighbours();
            step();
        }
        Point[] places = new Point[x.length];
        for (int city = 0; city < places.length; city++) {
            places[city] = new Point(x[city], y[city]);
        }
        return places;
    }

    private void stretchCorridors() {
        for (Corridor corridor : corridors) {
            double wanted = sizes.chain(corridor.spaces(), sizes.gap()) + 2 * sizes.platform() + sizes.clearance();
            double missing = wanted - distance(corridor.from(), corridor.to());
            part(corridor.from(), corridor.to(), missing * (missing > 0 ? PUSH : PULL));
        }
    }

    private void spreadCities() {
        double wanted = 2 * sizes.platform() + sizes.spaceLength();
        for (int city = 0; city < x.length; city++) {
            for (int other = 0; other < city; other++) {
                double missing = wanted - distance(city, other);
                if (missing > 0) {
                    part(city, other, missing * PUSH);
                }
            }
        }
    }

    private void clearCorridors() {
        for (Corridor corridor : corridors) {
            double wanted = sizes.corridorWidth(corridor.lines().size()) / 2 + sizes.platform() + sizes.clearance();
            for (int city = 0; city < x.length; city++) {
                if (!corridor.endsAt(city)) {
                    clear(corridor, city, wanted);
                }
            }
        }
    }

    private void clear(Corridor corridor, int city, double wanted) {
        double alongX = x[corridor.to()] - x[corridor.from()];
        double alongY = y[corridor.to()] - y[corridor.from()];
        double square = Math.max(1, alongX * alongX + alongY * alongY);
        double awayX = x[city] - x[corridor.from()];
        double awayY = y[city] - y[corridor.from()];
        double part = (awayX * alongX + awayY * alongY) / square;
        if (part <= 0 || part >= 1) {
            return;
        }
        double offX = awayX - part * alongX;
        double offY = awayY - part * alongY;
        double distance = Math.sqrt(offX * offX + offY * offY);
        if (distance > 0 && distance < wanted) {
            double force = (wanted - distance) * PUSH / 2 / distance;
            move(city, offX * force, offY * force);
            move(corridor.from(), -offX * force * (1 - part), -offY * force * (1 - part));
            move(corridor.to(), -offX * force * part, -offY * force * part);
        }
    }

    private void agreeWithNeighbours() {
        for (int city = 0; city < x.length; city++) {
            Point home = neighbourhood.home(city);
            move(city, (home.x() - x[city]) * HOMING, (home.y() - y[city]) * HOMING);
            double count = neighbourhood.of(city).length;
            for (int other : neighbourhood.of(city)) {
                Point there = neighbourhood.home(other);
                double driftX = x[other] - there.x() - (x[city] - home.x());
                double driftY = y[other] - there.y() - (y[city] - home.y());
                move(city, driftX * AGREEMENT / count, driftY * AGREEMENT / count);
            }
        }
    }

    private void step() {
        for (int city = 0; city < x.length; city++) {
            x[city] = Math.clamp(x[city] + moveX[city], Frame.SIDE_MARGIN / 2, frame.width() - Frame.SIDE_MARGIN / 2);
            y[city] = Math.clamp(y[city] + moveY[city], Frame.TOP_MARGIN / 2, frame.height() - Frame.TOP_MARGIN / 2);
            moveX[city] = 0;
            moveY[city] = 0;
        }
    }

    /// Pushes two cities apart by a length, or together if it is negative.
    private void part(int city, int other, double length) {
        double distance = Math.max(1, distance(city, other));
        double forceX = (x[city] - x[other]) / distance * length / 2;
        double forceY = (y[city] - y[other]) / distance * length / 2;
        move(city, forceX, forceY);
        move(other, -forceX, -forceY);
    }

    private void move(int city, double byX, double byY) {
        moveX[city] += byX;
        moveY[city] += byY;
    }

    private double distance(int city, int other) {
        double deltaX = x[city] - x[other];
        double deltaY = y[city] - y[other];
        return Math.sqrt(deltaX * deltaX + deltaY * deltaY);
    }
}
