package dev.anden.games.frenchquarter.narration;

import dev.anden.engine.Thought;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent.ScorePart;
import java.util.List;
import java.util.Optional;

/// What a bot says for a choice, to whoever asks for advice: what the turn brings, if it goes on as the bot would
/// go on. Buildings, tracks and points are the advised seat's own; buildings are named by their ids.
public sealed interface FqThought extends Thought {
    /// How the turn goes on after the choice: what is to be chosen, and what is mapped by itself.
    record TurnSteps(List<FqAction> steps) implements FqThought {
        public TurnSteps {
            steps = List.copyOf(steps);
        }
    }

    /// Points that the sheets are worth more after the turn.
    ///
    /// @param parts where they come from, most points first
    record TurnPoints(List<ScorePart> parts) implements FqThought {
        public TurnPoints {
            parts = List.copyOf(parts);
        }
    }

    /// A track gets its next multiplier.
    ///
    /// @param buildings mapped buildings that it counts for
    record TrackMultiplier(Activity activity, int multiplier, int buildings) implements FqThought {}

    /// A track unlocks a bonus, such as `food-a`.
    record TrackBonus(Activity activity, String bonus) implements FqThought {}

    /// A track has come so far that one more icon marks a circle that is worth something.
    record CircleNext(Activity activity) implements FqThought {}

    /// Buildings are mapped on the street of a track that has no multiplier yet.
    ///
    /// @param buildings how many are mapped there then
    record StreetBuildings(Activity activity, int buildings) implements FqThought {}

    /// A building is mapped into which few numbers would have fitted.
    ///
    /// @param values those numbers, ascending; none if it takes a W
    record FewValues(String building, List<Integer> values) implements FqThought {
        public FewValues {
            values = List.copyOf(values);
        }
    }

    /// The price: no number fits into these any more.
    record ClosedBuildings(List<String> buildings) implements FqThought {
        public ClosedBuildings {
            buildings = List.copyOf(buildings);
        }
    }

    /// Buildings are mapped that touch a Second Line: a point each whenever it advances.
    record LineBuildings(List<String> buildings) implements FqThought {
        public LineBuildings {
            buildings = List.copyOf(buildings);
        }
    }

    /// The Second Line will advance at the end of the round, because its die is taken.
    ///
    /// @param points what it brings for what touches it already
    /// @param most the most that it brings another seat as things stand; absent in the solo mode
    record LineAdvances(int points, Optional<Integer> most) implements FqThought {}

    /// A Second Line comes to buildings that it didn't touch.
    ///
    /// @param mapped those that are mapped
    /// @param open those into which some number fits
    record LineReaches(List<String> mapped, List<String> open) implements FqThought {
        public LineReaches {
            mapped = List.copyOf(mapped);
            open = List.copyOf(open);
        }
    }

    /// A courtyard is visited, and others are left.
    ///
    /// @param visited how many there are then
    /// @param more points that the next one adds
    record NextCourtyard(int visited, int more) implements FqThought {}

    /// The Riverwalk is visited for the first time.
    ///
    /// @param points what the second visit scores
    record NextRiverwalk(int points) implements FqThought {}

    /// The first gift shop is mapped.
    ///
    /// @param building the other one
    record NextGiftShop(String building) implements FqThought {}

    /// A performer is marked, and the next one of the row is worth much.
    ///
    /// @param row 1 for the top row, 2 for the bottom row
    /// @param marked how many of the row are marked then
    /// @param more points that the next one adds
    record NextPerformer(int row, int marked, int more) implements FqThought {}

    /// Buildings of the seat's vacation card are mapped, and its goal can still be reached.
    ///
    /// @param mapped how many of them are mapped then
    /// @param all how many there are
    record VacationBuildings(int mapped, int all) implements FqThought {}

    /// Nothing can be prepared any more: it is the seat's last turn.
    record LastTurn() implements FqThought {}
}
