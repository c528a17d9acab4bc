package dev.anden.games.tickettoride.map;

import java.util.List;

/// A layout in the making: where each city lies, how each corridor bends, where each name is written. It is
/// changed in place by [LayoutSearch]; what follows from the numbers (shapes and label boxes) is kept beside
/// them.
final class Draft {
    final Sizes sizes;
    final List<Corridor> corridors;
    final List<List<LabelSpot>> spots;
    final double[] cityX;
    final double[] cityY;
    final double[] bendStart;
    final double[] bendEnd;
    final double[] slide;
    final int[] spot;
    final CorridorShape[] shapes;
    final OrientedBox[] labels;

    Draft(Sizes sizes, List<Corridor> corridors, List<String> names, Point[] places) {
        this.sizes = sizes;
        this.corridors = corridors;
        spots = names.stream().map(name -> LabelSpot.around(name, sizes)).toList();
        cityX = new double[places.length];
        cityY = new double[places.length];
        spot = new int[places.length];
        labels = new OrientedBox[places.length];
        bendStart = new double[corridors.size()];
        bendEnd = new double[corridors.size()];
        slide = new double[corridors.size()];
        shapes = new CorridorShape[corridors.size()];
        for (int city = 0; city < places.length; city++) {
            cityX[city] = places[city].x();
            cityY[city] = places[city].y();
            placeLabel(city);
        }
        for (int corridor = 0; corridor < shapes.length; corridor++) {
            slide[corridor] = 0.5;
            bow(corridor, firstBow(corridor));
        }
    }

    int cities() {
        return cityX.length;
    }

    Corridor corridor(int index) {
        return corridors.get(index);
    }

    LabelSpot labelSpot(int city) {
        return spots.get(city).get(spot[city]);
    }

    /// Brings a corridor's shape up to date with the numbers.
    void shape(int index) {
        Corridor corridor = corridors.get(index);
        Point start = new Point(cityX[corridor.from()], cityY[corridor.from()]);
        Point end = new Point(cityX[corridor.to()], cityY[corridor.to()]);
        Curve curve = new Curve(start, end, bendStart[index], bendEnd[index]);
        shapes[index] = CorridorShape.of(curve, corridor, slide[index], sizes);
    }

    /// Bends a corridor to an even arc.
    ///
    /// @param bow how far its control points lie aside, as a part of the distance between its ends
    void bow(int index, double bow) {
        bendStart[index] = bow;
        bendEnd[index] = bow;
        shape(index);
    }

    /// Bends corridors and turns labels as in another draft of the same board.
    void follow(Draft other) {
        for (int index = 0; index < shapes.length; index++) {
            bendStart[index] = other.bendStart[index];
            bendEnd[index] = other.bendEnd[index];
            slide[index] = other.slide[index];
            shape(index);
        }
        for (int city = 0; city < cities(); city++) {
            spot[city] = other.spot[city];
            placeLabel(city);
        }
    }

    /// Brings a label's box up to date with the numbers.
    void placeLabel(int city) {
        labels[city] = labelSpot(city).at(cityX[city], cityY[city]).box(sizes.fontSize());
    }

    /// Brings all that is selected up to date with the numbers.
    void refresh(Selection selection) {
        for (int corridor : selection.corridors()) {
            shape(corridor);
        }
        for (int city : selection.labels()) {
            placeLabel(city);
        }
    }

    /// Corridors between the same two cities that aren't twins start bowed to different sides.
    private double firstBow(int index) {
        int before = 0;
        int after = 0;
        for (int other = 0; other < corridors.size(); other++) {
            if (other != index && corridor(index).joinsTheSameCitiesAs(corridor(other))) {
                before += other < index ? 1 : 0;
                after += other > index ? 1 : 0;
            }
        }
        double bow = 0.12 * (before - after);
        Corridor corridor = corridor(index);
        return corridor.from() < corridor.to() ? bow : -bow;
    }
}
