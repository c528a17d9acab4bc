package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Event;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.narration.FqEvent.ScoreChanged;
import dev.anden.games.frenchquarter.narration.FqEvent.ScorePart;
import dev.anden.games.frenchquarter.state.FqSheet;
import dev.anden.games.frenchquarter.state.Sheet;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/// How a turn could go on, played in a game that is imagined: where it began, where it ended, and by which choices.
final class TurnAhead {
    /// The position in which the turn goes on.
    final FqObservation before;

    /// The position after it.
    final FqObservation after;

    final int seat;
    final Board names;

    private final State state;
    private final List<Ply> plies = new ArrayList<>();
    private final Map<String, Integer> points = new TreeMap<>();

    /// A choice of the turn.
    ///
    /// @param mapped the buildings that were mapped by it or after it, without another choice
    private record Ply(FqAction choice, long mapped) {}

    TurnAhead(FqObservation seen, RandomStream random) {
        seat = seen.seat();
        names = seen.boardData();
        state = seen.imagine(random);
        before = (FqObservation) state.copy().observe(seat);
        after = (FqObservation) state.observe(seat);
    }

    /// Plays the turn to its end.
    ///
    /// @param first the first choice
    /// @param next makes the other ones
    void play(int first, ToIntFunction<FqObservation> next) {
        apply(first);
        while (after.actor() == seat && !TurnSearch.isOver(after.phase())) {
            apply(next.applyAsInt(after));
        }
    }

    private void apply(int code) {
        var choice = (FqAction) state.action(code);
        for (Event event : state.preview(code)) {
            if (event instanceof ScoreChanged changed && changed.seat() == seat) {
                changed.parts().forEach(part -> points.merge(part.source(), part.points(), Integer::sum));
            }
        }
        long mapped = sheet().mapped();
        state.apply(code);
        plies.add(new Ply(choice, sheet().mapped() & ~mapped));
    }

    /// The seat's sheets before.
    FqSheet sheetBefore() {
        return before.sheet(seat);
    }

    /// The seat's sheets after it.
    FqSheet sheet() {
        return after.sheet(seat);
    }

    FqAction first() {
        return plies.getFirst().choice();
    }

    /// Whether it is no turn at all, but where a Second Line goes.
    boolean isParade() {
        return before.phase() == FqPhase.LINE || before.phase() == FqPhase.PERSONAL_LINE;
    }

    /// Whether the seat has another turn in this game.
    boolean isFollowed() {
        return after.turnsLeft(seat) > 0;
    }

    /// The buildings that the turn maps.
    long mapped() {
        return sheet().mapped() & ~sheetBefore().mapped();
    }

    /// The points that it brings, most first.
    List<ScorePart> points() {
        return points.entrySet().stream()
                .filter(part -> part.getValue() != 0)
                .map(part -> new ScorePart(part.getKey(), part.getValue()))
                .sorted((one, other) -> Integer.compare(other.points(), one.points()))
                .toList();
    }

    /// What is to be chosen after the first choice, and what is mapped without being chosen. That a tourist maps
    /// the building to which the first choice sends it goes without saying.
    List<FqAction> steps() {
        var steps = new ArrayList<FqAction>();
        for (int index = 0; index < plies.size(); index++) {
            Ply ply = plies.get(index);
            if (index > 0 && !(ply.choice() instanceof FqAction.Skip)) {
                steps.add(ply.choice());
            }
            for (long rest = ply.mapped(); rest != 0; rest &= rest - 1) {
                var map = mapping(Long.numberOfTrailingZeros(rest));
                if (!map.equals(ply.choice()) && !isWhereItWent(map)) {
                    steps.add(map);
                }
            }
        }
        return steps;
    }

    private boolean isWhereItWent(FqAction.MapBuilding map) {
        return first() instanceof FqAction.MoveTourist move && move.building().equals(map.building());
    }

    private FqAction.MapBuilding mapping(int building) {
        int value = 0;
        while ((sheet().written(value) >>> building & 1) == 0) {
            value++;
        }
        return new FqAction.MapBuilding(names.buildingId(building), Sheet.valueText(value));
    }
}
