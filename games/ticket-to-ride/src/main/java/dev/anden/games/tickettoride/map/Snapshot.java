package dev.anden.games.tickettoride.map;

/// The part of a layout that a step of the search changed, as it was before.
final class Snapshot {
    private final Selection selection;
    private final double[] cityX;
    private final double[] cityY;
    private final CorridorShape[] shapes;
    private final OrientedBox[] labels;

    Snapshot(Draft draft, Selection selection) {
        this.selection = selection;
        cityX = new double[selection.cities().length];
        cityY = new double[selection.cities().length];
        shapes = new CorridorShape[selection.corridors().length];
        labels = new OrientedBox[selection.labels().length];
        for (int index = 0; index < cityX.length; index++) {
            cityX[index] = draft.cityX[selection.cities()[index]];
            cityY[index] = draft.cityY[selection.cities()[index]];
        }
        for (int index = 0; index < shapes.length; index++) {
            shapes[index] = draft.shapes[selection.corridors()[index]];
        }
        for (int index = 0; index < labels.length; index++) {
            labels[index] = draft.labels[selection.labels()[index]];
        }
    }

    /// Takes back a move of cities.
    void restore(Draft draft) {
        for (int index = 0; index < cityX.length; index++) {
            draft.cityX[selection.cities()[index]] = cityX[index];
            draft.cityY[selection.cities()[index]] = cityY[index];
        }
        for (int index = 0; index < shapes.length; index++) {
            draft.shapes[selection.corridors()[index]] = shapes[index];
        }
        for (int index = 0; index < labels.length; index++) {
            draft.labels[selection.labels()[index]] = labels[index];
        }
    }
}
