package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.ScoreTable;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.view.FqView.SheetView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What is printed of French Quarter, to look up: how everything scores, the bonuses, the map.
final class QuarterGuide {
    private final Board board;
    private final QuarterWords words;
    private final Texts texts;

    QuarterGuide(Board board, QuarterWords words) {
        this.board = board;
        this.words = words;
        texts = words.texts();
    }

    /// How everything scores.
    List<String> scoring() {
        ScoreTable scores = board.scores();
        String tracks = board.activities().stream()
                .map(track ->
                        texts.text("fq.scoring.track", words.activity(track.activity()), words.street(track.street())))
                .collect(Collectors.joining(", "));
        return List.of(
                texts.text("fq.scoring"),
                indented(texts.text("fq.scoring.tracks", tracks)),
                indented(texts.text("fq.scoring.line")),
                indented(texts.text("fq.scoring.performers", numbers(scores.setPoints()))),
                indented(texts.text(
                        "fq.scoring.courtyards",
                        numbers(scores.courtyards()
                                .subList(1, scores.courtyards().size())))),
                indented(texts.text("fq.scoring.riverwalk", scores.riverwalk())),
                indented(texts.text("fq.scoring.gift-shops")),
                indented(texts.text("fq.scoring.bonuses")),
                indented(texts.text("fq.scoring.umbrellas", scores.wildEvery())));
    }

    private static String indented(String line) {
        return "   " + line;
    }

    /// `2, 6, 12 or 20`
    private String numbers(List<Integer> points) {
        int last = points.size() - 1;
        String others = points.subList(0, last).stream().map(String::valueOf).collect(Collectors.joining(", "));
        return texts.text("fq.or", others, points.get(last));
    }

    /// All bonuses and what they do.
    List<String> bonuses() {
        return Stream.of(Activity.values())
                .flatMap(activity -> Bonus.of(activity).stream())
                .map(Bonus::toString)
                .map(bonus -> texts.text("fq.bonus.line", words.bonus(bonus), words.bonusText(bonus)))
                .toList();
    }

    /// The map from north to south: every building with what a visit gives, its streets and those next to it.
    List<String> map(SheetView own) {
        var lines = new ArrayList<String>();
        lines.add(texts.text("fq.map"));
        int row = -1;
        for (Building building : board.buildings()) {
            if (building.row() != row) {
                row = building.row();
                lines.add("— " + eastWest(row));
            }
            lines.add(building(building, own));
        }
        lines.add("— " + eastWest(row + 1));
        return lines;
    }

    /// The street, or edge, along the north of a row of blocks.
    private String eastWest(int row) {
        return board.streets().stream()
                .filter(street -> street.eastWest() && street.order() == row)
                .map(street -> words.street(street.index()))
                .collect(Collectors.joining());
    }

    private String building(Building building, SheetView own) {
        String value = own.values().getOrDefault(building.id(), " ");
        List<String> next = building.neighbours().stream()
                .map(neighbour -> board.building(neighbour).name())
                .toList();
        String line = texts.text(
                "fq.building",
                value,
                building.name(),
                words.gives(building),
                words.streets(building.streets()),
                words.listed(next));
        return own.tourist().equals(building.id()) ? line + " | " + texts.text("fq.map.tourist") : line;
    }
}
