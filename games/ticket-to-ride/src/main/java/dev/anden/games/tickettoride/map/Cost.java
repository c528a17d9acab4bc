package dev.anden.games.tickettoride.map;

/// How bad a layout is: a sum over single things ([ShapeCost]) and over pairs of things that crowd one another
/// ([CrowdingCost]). The search asks only for the part of the sum that a step can change.
final class Cost {
    private final ShapeCost shape;
    private final CrowdingCost crowding;

    Cost(ShapeCost shape, CrowdingCost crowding) {
        this.shape = shape;
        this.crowding = crowding;
    }

    /// The sum of all terms in which anything of the selection has a part.
    double around(Draft draft, Selection selection) {
        double sum = 0;
        for (int corridor : selection.corridors()) {
            sum += shape.ofCorridor(draft, corridor) + aroundCorridor(draft, corridor, selection);
        }
        for (int city : selection.cities()) {
            sum += shape.ofCity(draft, city, selection.hasCity()) + aroundCity(draft, city, selection);
        }
        for (int label : selection.labels()) {
            sum += shape.ofLabel(draft, label) + aroundLabel(draft, label, selection);
        }
        return sum;
    }

    private double aroundCorridor(Draft draft, int corridor, Selection selection) {
        double sum = 0;
        boolean[] selected = selection.hasCorridor();
        for (int other = 0; other < selected.length; other++) {
            if (other != corridor && !(selected[other] && other < corridor)) {
                sum += crowding.ofCorridors(draft, corridor, other);
            }
        }
        for (int city = 0; city < draft.cities(); city++) {
            sum += crowding.ofCorridorAndCity(draft, corridor, city);
            sum += crowding.ofCorridorAndLabel(draft, corridor, city);
        }
        return sum;
    }

    private double aroundCity(Draft draft, int city, Selection selection) {
        double sum = 0;
        boolean[] selected = selection.hasCity();
        for (int other = 0; other < selected.length; other++) {
            if (other != city && !(selected[other] && other < city)) {
                sum += crowding.ofCities(draft, city, other);
            }
            sum += crowding.ofCityAndLabel(draft, city, other);
        }
        boolean[] done = selection.hasCorridor();
        for (int corridor = 0; corridor < done.length; corridor++) {
            if (!done[corridor]) {
                sum += crowding.ofCorridorAndCity(draft, corridor, city);
            }
        }
        return sum;
    }

    private double aroundLabel(Draft draft, int label, Selection selection) {
        double sum = 0;
        for (int other = 0; other < draft.cities(); other++) {
            if (other != label && !(selection.hasLabel()[other] && other < label)) {
                sum += crowding.ofLabels(draft, label, other);
            }
            if (!selection.hasCity()[other]) {
                sum += crowding.ofCityAndLabel(draft, other, label);
            }
        }
        for (int corridor = 0; corridor < draft.corridors.size(); corridor++) {
            if (!selection.hasCorridor()[corridor]) {
                sum += crowding.ofCorridorAndLabel(draft, corridor, label);
            }
        }
        return sum;
    }
}
