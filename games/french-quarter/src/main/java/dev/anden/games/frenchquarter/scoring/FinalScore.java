package dev.anden.games.frenchquarter.scoring;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The count at the end: every point with its rule, ranks, and the grade of the solo mode.
public final class FinalScore {
    private final Position position;
    private final List<ScoreLine> lines = new ArrayList<>();

    public FinalScore(Position position) {
        this.position = position;
    }

    /// A seat's total and what breaks a tie.
    private record Result(int total, int secondLine) {
        static final Comparator<Result> BEST_FIRST = Comparator.comparingInt(Result::total)
                .thenComparingInt(Result::secondLine)
                .reversed();
    }

    public ScoreSheet sheet() {
        List<Result> results =
                IntStream.range(0, position.seats).mapToObj(this::count).toList();
        List<Integer> ranks = results.stream()
                .map(result -> 1
                        + (int) results.stream()
                                .filter(other -> Result.BEST_FIRST.compare(other, result) < 0)
                                .count())
                .toList();
        return new ScoreSheet(lines, results.stream().map(Result::total).toList(), ranks, decidedBy(results));
    }

    private Result count(int seat) {
        var points = new Points(position, seat);
        Sheet sheet = position.sheets[seat];
        for (Activity activity : Activity.values()) {
            int score = points.activity(activity.ordinal());
            add(seat, "fq.score.activity", score, List.of(activity.toString()));
        }
        add(seat, "fq.score.bonus-points", points.smallBuildings(), List.of(Bonus.FOOD_B.toString()));
        add(seat, "fq.score.bonus-points", points.wilds(), List.of(Bonus.SHOPPING_B.toString()));
        add(seat, "fq.score.second-line", sheet.lineBoxes, List.of());
        add(
                seat,
                "fq.score.gift-shops",
                points.giftShops(),
                position.tables.board.buildingIds(position.tables.map.giftShops));
        add(seat, "fq.score.courtyards", points.courtyards(), position.tables.board.buildingIds(sheet.courtyards));
        add(
                seat,
                "fq.score.riverwalk",
                points.riverwalk(),
                List.of(position.tables.board.buildingId(position.tables.map.riverwalk)));
        add(seat, "fq.score.performers", points.performerRow(sheet.topRow), List.of("top"));
        add(seat, "fq.score.performers", points.performerRow(sheet.bottomRow), List.of("bottom"));
        add(seat, "fq.score.performers", points.performerTrack(), List.of("track"));
        if (sheet.vacation >= 0) {
            String card =
                    position.tables.board.vacationCards().get(sheet.vacation).id();
            add(seat, "fq.tourism.goal", points.vacation(), List.of(card));
        }
        if (position.seats == 1) {
            lines.add(new ScoreLine(seat, "fq.solo.rating", 0, List.of(Integer.toString(grade(points.total()))), true));
        }
        return new Result(points.total(), sheet.lineBoxes);
    }

    private void add(int seat, String rule, int points, List<String> subjects) {
        lines.add(new ScoreLine(seat, rule, points, subjects, points > 0));
    }

    /// The grade of a total, from 1 to 7 (`fq.solo.rating`).
    private int grade(int total) {
        return 1
                + (int) position.tables.board.scores().soloGrades().stream()
                        .filter(least -> total >= least)
                        .count();
    }

    /// `fq.score.total`, `fq.score.tie`, `fq.score.shared`.
    private static String decidedBy(List<Result> results) {
        if (results.size() == 1) {
            return "fq.solo.rating";
        }
        List<Result> best = results.stream().sorted(Result.BEST_FIRST).limit(2).toList();
        if (best.getFirst().total() != best.getLast().total()) {
            return "fq.score.total";
        }
        return best.getFirst().equals(best.getLast()) ? "fq.score.shared" : "fq.score.tie";
    }
}
