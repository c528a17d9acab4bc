package dev.anden.games.tickettoride.map;

import java.util.List;
import java.util.stream.IntStream;

/// The second, fine step of the cartogram: many small random changes, keeping those that make the layout
/// better, or in the beginning only a little worse (threshold accepting: Dueck and Scheuer, Journal of
/// Computational Physics 90, 1990).
final class LayoutSearch {
    // The schedule was found by trial on the boards of the USA and Europe: hotter or longer is no better to the
    // eye.
    private static final int SWEEPS = 450;
    private static final int SWEEPS_OF_A_SHAKE = 150;
    private static final double USUAL_COST_OF_OVERLAP = 3;
    private static final double SEVERE_COST_OF_OVERLAP = 8;
    private static final int PAIRS_OF_A_SWEEP = 2;
    private static final double FIRST_THRESHOLD = 2;
    private static final double FIRST_STEP = 16;
    private static final double LAST_STEP = 1.2;
    private static final double STRONGEST_BEND = 0.42;

    private final Draft draft;
    private final Cost usualCost;
    private final Cost severeCost;
    private final Effort effort = new Effort();
    private final long mostEffort;
    private final SeededRandom random;
    private final List<Selection> cities;
    private final List<Selection> corridors;
    private final List<Selection> corridorsWithEnds;
    private final List<Selection> labels;

    private Cost cost;
    private double threshold;
    private double stride;

    /// @param mostEffort so much a run may cost, in comparisons of two things, and a shake in proportion
    LayoutSearch(Draft draft, ShapeCost shape, SeededRandom random, long mostEffort) {
        this.draft = draft;
        usualCost = new Cost(shape, new CrowdingCost(USUAL_COST_OF_OVERLAP, effort));
        severeCost = new Cost(shape, new CrowdingCost(SEVERE_COST_OF_OVERLAP, effort));
        cost = usualCost;
        this.random = random;
        this.mostEffort = mostEffort;
        cities = IntStream.range(0, draft.cities())
                .mapToObj(city -> Selection.ofCities(draft, city))
                .toList();
        labels = IntStream.range(0, draft.cities())
                .mapToObj(city -> Selection.ofLabel(draft, city))
                .toList();
        corridors = IntStream.range(0, draft.corridors.size())
                .mapToObj(corridor -> Selection.ofCorridor(draft, corridor))
                .toList();
        corridorsWithEnds = draft.corridors.stream()
                .map(corridor -> Selection.ofCities(draft, corridor.from(), corridor.to()))
                .toList();
    }

    /// Settles a draft from its first, rough state.
    void settle() {
        for (int city = 0; city < draft.cities(); city++) {
            settleLabel(city);
        }
        run(SWEEPS, mostEffort, FIRST_THRESHOLD, FIRST_STEP);
    }

    /// Shakes a settled draft whose overlaps couldn't get out of their corners: everything else gives way to
    /// them.
    void shake() {
        cost = severeCost;
        run(SWEEPS_OF_A_SHAKE, mostEffort * SWEEPS_OF_A_SHAKE / SWEEPS, FIRST_THRESHOLD / 2, FIRST_STEP / 2);
        cost = usualCost;
    }

    /// What the search has cost so far, in comparisons of two things.
    long effort() {
        return effort.total();
    }

    /// Makes the given number of sweeps over all cities, corridors and labels, cooling from the first to the last;
    /// fewer, and cooling faster, if they cost more than `most`.
    private void run(int sweeps, long most, double firstThreshold, double firstStep) {
        effort.begin(most);
        for (int sweep = 0; sweep < sweeps && !effort.isSpent(); sweep++) {
            double left = Math.min(1 - (double) sweep / sweeps, effort.left());
            threshold = firstThreshold * left * left * left;
            stride = LAST_STEP + (firstStep - LAST_STEP) * left * left;
            sweep();
        }
    }

    private void sweep() {
        for (int city = 0; city < draft.cities(); city++) {
            tryMoving(cities.get(city));
            tryLabel(city, random.below(draft.spots.get(city).size()));
        }
        for (int corridor = 0; corridor < draft.corridors.size(); corridor++) {
            tryBending(corridor);
            tryBending(corridor);
        }
        for (int pair = 0; pair < PAIRS_OF_A_SWEEP && !corridorsWithEnds.isEmpty(); pair++) {
            tryMoving(corridorsWithEnds.get(random.below(corridorsWithEnds.size())));
        }
    }

    private void tryMoving(Selection selection) {
        double before = cost.around(draft, selection);
        Snapshot snapshot = new Snapshot(draft, selection);
        double byX = random.swing() * stride;
        double byY = random.swing() * stride;
        for (int city : selection.cities()) {
            draft.cityX[city] += byX;
            draft.cityY[city] += byY;
        }
        draft.refresh(selection);
        if (!isGoodEnough(before, selection)) {
            snapshot.restore(draft);
        }
    }

    private void tryBending(int corridor) {
        Selection selection = corridors.get(corridor);
        double before = cost.around(draft, selection);
        double bendStart = draft.bendStart[corridor];
        double bendEnd = draft.bendEnd[corridor];
        double slide = draft.slide[corridor];
        CorridorShape shape = draft.shapes[corridor];
        bend(corridor);
        draft.shape(corridor);
        if (!isGoodEnough(before, selection)) {
            draft.bendStart[corridor] = bendStart;
            draft.bendEnd[corridor] = bendEnd;
            draft.slide[corridor] = slide;
            draft.shapes[corridor] = shape;
        }
    }

    private void bend(int corridor) {
        double length = draft.shapes[corridor].curve().length();
        double strength = random.swing() * stride / length * 2;
        switch (random.below(5)) {
            case 0, 1 -> {
                draft.bendStart[corridor] = bounded(draft.bendStart[corridor] + strength);
                draft.bendEnd[corridor] = bounded(draft.bendEnd[corridor] + strength);
            }
            case 2 -> draft.bendStart[corridor] = bounded(draft.bendStart[corridor] + strength);
            case 3 -> draft.bendEnd[corridor] = bounded(draft.bendEnd[corridor] + strength);
            default -> draft.slide[corridor] = random.fraction();
        }
    }

    private void tryLabel(int city, int spot) {
        Selection selection = labels.get(city);
        double before = cost.around(draft, selection);
        int spotBefore = draft.spot[city];
        draft.spot[city] = spot;
        draft.placeLabel(city);
        if (!isGoodEnough(before, selection)) {
            draft.spot[city] = spotBefore;
            draft.placeLabel(city);
        }
    }

    /// Puts a label where it is best just now.
    private void settleLabel(int city) {
        threshold = 0;
        for (int spot = 0; spot < draft.spots.get(city).size(); spot++) {
            tryLabel(city, spot);
        }
    }

    private boolean isGoodEnough(double before, Selection selection) {
        return cost.around(draft, selection) < before + threshold;
    }

    private static double bounded(double bend) {
        return Math.clamp(bend, -STRONGEST_BEND, STRONGEST_BEND);
    }
}
