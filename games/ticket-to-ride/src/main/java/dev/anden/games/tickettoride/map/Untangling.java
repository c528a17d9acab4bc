package dev.anden.games.tickettoride.map;

import java.util.List;
import java.util.stream.IntStream;

/// Bends corridors so that they don't cross one another or run over a city that isn't theirs, before the search
/// begins: it moves things by small steps and would find no way across.
final class Untangling {
    private static final int ROUNDS = 4;
    private static final double FIRST_BOW = 0.07;
    private static final int BOWS = 6;
    private static final int PIECES = 14;

    private final Draft draft;
    private final List<Point>[] lines;

    @SuppressWarnings("unchecked") // An array of lists, filled here alone.
    Untangling(Draft draft) {
        this.draft = draft;
        lines = IntStream.range(0, draft.shapes.length)
                .mapToObj(corridor -> draft.shapes[corridor].curve().points(PIECES))
                .toArray(List[]::new);
    }

    void untangle() {
        for (int round = 0; round < ROUNDS; round++) {
            for (int corridor = 0; corridor < lines.length; corridor++) {
                if (tangles(corridor) > 0) {
                    straighten(corridor);
                }
            }
        }
    }

    private void straighten(int corridor) {
        double bestBow = draft.bendStart[corridor];
        int fewest = tangles(corridor);
        for (int step = 0; step <= 2 * BOWS; step++) {
            int strength = (step + 1) / 2;
            double bow = strength * (step % 2 == 0 ? FIRST_BOW : -FIRST_BOW);
            bow(corridor, bow);
            int tangles = tangles(corridor);
            if (tangles < fewest) {
                fewest = tangles;
                bestBow = bow;
            }
        }
        bow(corridor, bestBow);
    }

    private void bow(int corridor, double bow) {
        draft.bow(corridor, bow);
        lines[corridor] = draft.shapes[corridor].curve().points(PIECES);
    }

    private int tangles(int corridor) {
        int count = 0;
        for (int other = 0; other < lines.length; other++) {
            if (other != corridor && draft.shapes[corridor].bounds().liesNear(draft.shapes[other].bounds(), 0)) {
                count += Crossings.between(lines[corridor], lines[other]);
            }
        }
        for (int city = 0; city < draft.cities(); city++) {
            if (!draft.corridor(corridor).endsAt(city) && runsOver(corridor, city)) {
                count++;
            }
        }
        return count;
    }

    private boolean runsOver(int corridor, int city) {
        double reach = draft.sizes.cityRadius();
        return draft.shapes[corridor].boxes().stream()
                .anyMatch(box -> box.distanceTo(draft.cityX[city], draft.cityY[city]) < reach);
    }
}
