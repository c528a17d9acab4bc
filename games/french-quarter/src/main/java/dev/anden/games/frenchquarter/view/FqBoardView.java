package dev.anden.games.frenchquarter.view;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.PerformerBox;
import dev.anden.games.frenchquarter.board.ScoreTable;
import dev.anden.games.frenchquarter.board.Stretch;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.board.VacationCard;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.MapTables;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is printed, as the browser gets it: the data with names instead of indexes.
///
/// @param provenance `verified` or `reconstructed`
/// @param lineStarts the crossings where the Second Line can start, by the die from 1
public record FqBoardView(
        String id,
        String name,
        String provenance,
        String source,
        int rounds,
        List<StreetView> streets,
        List<CrossingView> crossings,
        List<StretchView> stretches,
        List<BuildingView> buildings,
        List<String> lineStarts,
        List<TransportView> transports,
        List<ActionCardView> cards,
        List<MayorCardView> mayorCards,
        List<VacationCardView> vacationCards,
        Map<Activity, ActivityTrackView> activities,
        int umbrellaBoxes,
        int wildEvery,
        int lineBoxes,
        int lineRow,
        List<PerformerBoxView> performers,
        ScoreTableView scores) {

    /// A street, or an edge of the map.
    ///
    /// @param eastWest whether it runs from east to west; otherwise from north to south
    /// @param order its place from the north, or from the west, from 0
    /// @param activity the track that is scored on it
    public record StreetView(
            String id, String name, boolean edge, boolean eastWest, int order, Optional<Activity> activity) {}

    /// A crossing.
    ///
    /// @param x the place of its street from north to south among those, from the west, from 0
    /// @param y the place of its street from east to west among those, from the north, from 0
    /// @param ways the stretches that leave it
    public record CrossingView(String id, int x, int y, Map<Direction, WayView> ways) {}

    /// A way out of a crossing: the stretch and the crossing at its end.
    public record WayView(String stretch, String crossing) {}

    /// A stretch; it runs from `from` to the east or south.
    public record StretchView(String id, String street, String from, String to, List<String> touches) {}

    /// A building.
    ///
    /// @param row its block's row from the north, from 0: between the crossings `y = row` and `y = row + 1`
    /// @param column its block's column from the west, from 0
    /// @param half which half of the block a small one fills: `west` or `east`
    public record BuildingView(
            String id,
            String name,
            boolean small,
            int row,
            int column,
            Optional<String> half,
            Building.Role role,
            List<Icon> icons,
            List<String> streets,
            List<String> neighbours) {}

    /// A way to move: by at most so many spaces (0 if it goes to streets), or to streets.
    ///
    /// @param die the colour of its dice
    public record TransportView(Transport id, String die, int spaces, List<String> streets) {}

    /// An action card.
    public record ActionCardView(String id, Transport transport, List<Icon> icons) {}

    /// A card of the mayor.
    ///
    /// @param mayorFirst whether it shows the car
    /// @param takes the decks in the order in which the mayor looks for a die
    public record MayorCardView(String id, Optional<String> closes, boolean mayorFirst, List<Transport> takes) {}

    /// A vacation card.
    public record VacationCardView(String id, VacationCard.Values values, List<String> buildings) {}

    /// An activity track.
    ///
    /// @param bonuses its bonuses from A
    public record ActivityTrackView(
            String street, List<ActivityTrack.Box> boxes, List<Integer> multipliers, List<BonusView> bonuses) {}

    /// A bonus.
    ///
    /// @param id such as `food-a`; its rule is `fq.bonus.` and this
    /// @param uses how often a single-use bonus can be used; 0 for the others
    public record BonusView(String id, Bonus.Kind kind, int uses) {}

    /// A box of the performers' track: an icon, a street whose building is mapped, points, or nothing.
    public record PerformerBoxView(Optional<Icon> icon, Optional<String> maps, int points) {}

    /// The numbers of the final score.
    ///
    /// @param setPoints points of a row of performers by how many are marked, from 0
    /// @param courtyards points by courtyards visited, from 0
    /// @param soloGrades the fewest points of each solo grade from the second on
    public record ScoreTableView(
            List<Integer> setPoints, List<Integer> courtyards, int riverwalk, int vacation, List<Integer> soloGrades) {}

    public static FqBoardView of(Board board) {
        return new Writer(board).view();
    }

    private record Writer(Board board) {
        FqBoardView view() {
            ScoreTable scores = board.scores();
            return new FqBoardView(
                    board.id(),
                    board.name(),
                    board.provenance(),
                    board.source(),
                    board.rounds(),
                    streets(),
                    crossings(),
                    board.stretches().stream().map(this::stretch).toList(),
                    board.buildings().stream().map(this::building).toList(),
                    board.lineStarts().stream().map(this::crossing).toList(),
                    board.travels().stream()
                            .map(travel -> new TransportView(
                                    travel.transport(), travel.die(), travel.spaces(), streets(travel.streets())))
                            .toList(),
                    board.cards().stream()
                            .map(card -> new ActionCardView(card.id(), card.transport(), card.icons()))
                            .toList(),
                    board.mayorCards().stream().map(this::mayorCard).toList(),
                    board.vacationCards().stream()
                            .map(card -> new VacationCardView(card.id(), card.values(), buildings(card.buildings())))
                            .toList(),
                    tracks(),
                    scores.umbrellaBoxes(),
                    scores.wildEvery(),
                    scores.lineBoxes(),
                    scores.lineRow(),
                    board.performers().stream().map(this::performerBox).toList(),
                    new ScoreTableView(
                            scores.setPoints(),
                            scores.courtyards(),
                            scores.riverwalk(),
                            scores.vacation(),
                            scores.soloGrades()));
        }

        private List<StreetView> streets() {
            return board.streets().stream()
                    .map(street -> new StreetView(
                            street.id(),
                            street.name(),
                            street.edge(),
                            street.eastWest(),
                            street.order(),
                            board.activities().stream()
                                    .filter(track -> track.street() == street.index())
                                    .map(ActivityTrack::activity)
                                    .findFirst()))
                    .toList();
        }

        private List<CrossingView> crossings() {
            var streets = new MapTables(board);
            return board.crossings().stream()
                    .map(crossing -> {
                        var ways = new EnumMap<Direction, WayView>(Direction.class);
                        for (Direction direction : Direction.values()) {
                            int stretch = streets.stretch(crossing.index(), direction.ordinal());
                            if (stretch >= 0) {
                                ways.put(
                                        direction,
                                        new WayView(
                                                stretchId(stretch),
                                                crossing(streets.end(crossing.index(), direction.ordinal()))));
                            }
                        }
                        return new CrossingView(
                                crossing.id(),
                                board.streets().get(crossing.northSouth()).order(),
                                board.streets().get(crossing.eastWest()).order(),
                                ways);
                    })
                    .toList();
        }

        private StretchView stretch(Stretch stretch) {
            return new StretchView(
                    stretchId(stretch.index()),
                    board.streets().get(stretch.street()).id(),
                    crossing(stretch.from()),
                    crossing(stretch.to()),
                    buildings(stretch.touches()));
        }

        private BuildingView building(Building building) {
            return new BuildingView(
                    building.id(),
                    building.name(),
                    building.small(),
                    building.row(),
                    building.column(),
                    building.half(),
                    building.role(),
                    building.icons(),
                    streets(building.streets()),
                    buildings(building.neighbours()));
        }

        private MayorCardView mayorCard(MayorCard card) {
            return new MayorCardView(
                    card.id(),
                    card.closes().map(street -> board.streets().get(street).id()),
                    card.mayorFirst(),
                    card.takes());
        }

        private Map<Activity, ActivityTrackView> tracks() {
            var tracks = new EnumMap<Activity, ActivityTrackView>(Activity.class);
            board.activities()
                    .forEach(track -> tracks.put(
                            track.activity(),
                            new ActivityTrackView(
                                    board.streets().get(track.street()).id(),
                                    track.boxes(),
                                    track.multipliers(),
                                    Bonus.of(track.activity()).stream()
                                            .map(bonus -> new BonusView(bonus.toString(), bonus.kind(), bonus.uses()))
                                            .toList())));
            return tracks;
        }

        private PerformerBoxView performerBox(PerformerBox box) {
            return new PerformerBoxView(
                    box.icon(),
                    box.maps().map(street -> board.streets().get(street).id()),
                    box.points());
        }

        private String stretchId(int stretch) {
            return board.stretchId(stretch);
        }

        private String crossing(int index) {
            return board.crossings().get(index).id();
        }

        private List<String> streets(List<Integer> indexes) {
            return indexes.stream()
                    .map(index -> board.streets().get(index).id())
                    .toList();
        }

        private List<String> buildings(List<Integer> indexes) {
            return indexes.stream().map(index -> board.building(index).id()).toList();
        }
    }
}
