package dev.anden.games.frenchquarter;

import dev.anden.engine.Plane;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.view.Closure;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.DecisionView;
import dev.anden.games.frenchquarter.view.FqView.LineView;
import dev.anden.games.frenchquarter.view.FqView.MayorView;
import dev.anden.games.frenchquarter.view.FqView.PendingView;
import dev.anden.games.frenchquarter.view.FqView.RowCardView;
import dev.anden.games.frenchquarter.view.FqView.ScoreView;
import dev.anden.games.frenchquarter.view.FqView.SheetView;
import dev.anden.games.frenchquarter.view.FqView.TrackView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Makes of the numbers of an observation the view that they were written from: whatever is in the one and not in the
/// other shows. It knows the numbers by what their planes say of them, and what is printed.
final class ViewFromNumbers {
    private static final int WAITING = 8;

    private final Board board;
    private final int observer;
    private final int seats;
    private final Map<String, int[]> planes = new LinkedHashMap<>();

    ViewFromNumbers(Board board, int observer, int seats, List<Plane> planes, int[] numbers) {
        this.board = board;
        this.observer = observer;
        this.seats = seats;
        int from = 0;
        for (Plane plane : planes) {
            this.planes.put(
                    plane.name(),
                    IntStream.range(from, from + plane.size())
                            .map(place -> numbers[place])
                            .toArray());
            from += plane.size();
        }
    }

    int[] plane(String name) {
        return Objects.requireNonNull(planes.get(name), name);
    }

    int number(String name, int place) {
        return plane(name)[place];
    }

    /// What there is of a seat in a plane.
    int[] of(int seat, String name) {
        int[] all = plane(name);
        int each = all.length / seats;
        int place = Math.floorMod(seat - Math.max(0, observer), seats);
        return IntStream.range(place * each, (place + 1) * each)
                .map(index -> all[index])
                .toArray();
    }

    FqView view() {
        return new FqView(
                observer,
                seatOr(number("table", 1)),
                number("table", 2),
                FqPhase.values()[number("table", 0)],
                decision(plane("decision"), 0),
                pending(),
                number("table", 3),
                seatOr(number("table", 4)),
                number("table", 6) == 1,
                number("table", 7) == 1,
                row(),
                mayor(),
                line(plane("line-ends"), plane("line")),
                optional(seatOr(number("table", 5))),
                IntStream.range(0, seats).mapToObj(this::sheet).toList(),
                observer < 0 ? Optional.empty() : card(observer));
    }

    /// A seat, or a number below 0 that stands for none.
    private int seatOr(int turned) {
        return turned < 0 ? turned : (turned + Math.max(0, observer)) % seats;
    }

    private static Optional<Integer> optional(int index) {
        return index < 0 ? Optional.empty() : Optional.of(index);
    }

    private static Optional<Integer> unlessZero(int number) {
        return number == 0 ? Optional.empty() : Optional.of(number);
    }

    private DecisionView decision(int[] numbers, int from) {
        return new DecisionView(
                unlessZero(numbers[from]),
                optional(numbers[from + 1]).map(Transport::of),
                optional(numbers[from + 2]).map(board::buildingId),
                optional(numbers[from + 3])
                        .map(street -> board.streets().get(street).id()),
                optional(numbers[from + 4]).map(Activity::of));
    }

    private List<PendingView> pending() {
        int[] numbers = plane("pending");
        return IntStream.range(0, number("table", 10))
                .map(index -> index * WAITING)
                .mapToObj(from -> new PendingView(
                        seatOr(numbers[from]),
                        optional(numbers[from + 1]).map(phase -> FqPhase.values()[phase]),
                        optional(numbers[from + 2]).map(Icon::of),
                        decision(numbers, from + 3)))
                .toList();
    }

    private List<RowCardView> row() {
        return board.dice(seats).keySet().stream()
                .sorted()
                .map(deck -> {
                    var dice = new ArrayList<Integer>();
                    for (int value = 1; value <= Board.FACES; value++) {
                        for (int die = number("dice", deck.ordinal() * Board.FACES + value - 1); die > 0; die--) {
                            dice.add(value);
                        }
                    }
                    return new RowCardView(
                            deck,
                            optional(number("open-cards", deck.ordinal()))
                                    .map(card -> board.cards().get(card).id()),
                            dice,
                            spaces(deck),
                            closure(deck));
                })
                .toList();
    }

    private int spaces(Transport deck) {
        boolean slowed = deck == Transport.WALK && observer >= 0 && has(observer, Bonus.PARTY_B);
        return slowed ? 1 : board.travels().get(deck.ordinal()).spaces();
    }

    private Closure closure(Transport deck) {
        List<Integer> streets = board.travels().get(deck.ordinal()).streets();
        List<Boolean> closed = board.buildings().stream()
                .filter(building -> building.streets().stream().anyMatch(streets::contains))
                .map(building -> building.streets().contains(number("table", 9)))
                .toList();
        if (!closed.contains(true)) {
            return Closure.NONE;
        }
        return closed.contains(false) ? Closure.SOME : Closure.ALL;
    }

    private boolean has(int seat, Bonus bonus) {
        return of(seat, "bonuses")[bonus.activity().ordinal()] > bonus.place();
    }

    private Optional<MayorView> mayor() {
        List<Transport> taken = Stream.of(Transport.values())
                .filter(deck -> number("mayor-took", deck.ordinal()) == 1)
                .toList();
        return optional(number("table", 8))
                .map(card -> new MayorView(
                        board.mayorCards().get(card).id(),
                        optional(number("table", 9))
                                .map(street -> board.streets().get(street).id()),
                        taken));
    }

    private LineView line(int[] ends, int[] travelled) {
        return new LineView(
                optional(ends[0]).map(board::crossingId),
                optional(ends[1]).map(board::crossingId),
                IntStream.range(0, travelled.length)
                        .filter(stretch -> travelled[stretch] == 1)
                        .mapToObj(board::stretchId)
                        .toList());
    }

    private SheetView sheet(int seat) {
        int[] ends = of(seat, "own-line-ends");
        boolean open = observer == State.EVERYTHING || number("table", 0) == FqPhase.OVER.ordinal();
        return new SheetView(
                seat,
                board.buildingId(of(seat, "tourists")[0]),
                unlessZero(of(seat, "taken-dice")[0]),
                values(of(seat, "values")),
                tracks(seat),
                unlessZero(of(seat, "crossed-out")[0]),
                of(seat, "umbrellas")[0],
                of(seat, "wilds")[0],
                has(seat, Bonus.SHOPPING_B) ? 2 : 1,
                of(seat, "second-line")[0],
                performers(of(seat, "performers"), 0),
                performers(of(seat, "performers"), Performer.COUNT),
                wanted(seat),
                of(seat, "performer-boxes")[0],
                courtyards(of(seat, "courtyards")),
                of(seat, "riverwalk")[0],
                ends[0] < 0 ? Optional.empty() : Optional.of(line(ends, of(seat, "own-lines"))),
                unlessZero(of(seat, "police")[0]),
                of(seat, "touching")[0],
                of(seat, "vacations")[0] >= 0,
                open ? card(seat) : Optional.empty(),
                score(of(seat, "scores")));
    }

    private Map<String, String> values(int[] written) {
        var values = new TreeMap<String, String>();
        for (int building = 0; building < written.length; building++) {
            if (written[building] > 0) {
                values.put(
                        board.buildingId(building),
                        written[building] > Board.FACES ? "W" : String.valueOf(written[building]));
            }
        }
        return values;
    }

    private Map<Activity, TrackView> tracks(int seat) {
        List<Bonus> usedUp = Stream.of(Bonus.values())
                .filter(bonus -> bonus.kind() == Bonus.Kind.SINGLE_USE)
                .toList();
        var tracks = new EnumMap<Activity, TrackView>(Activity.class);
        for (Activity activity : Activity.values()) {
            int track = activity.ordinal();
            tracks.put(
                    activity,
                    new TrackView(
                            of(seat, "boxes")[track],
                            of(seat, "bonuses")[track],
                            of(seat, "multipliers")[track],
                            of(seat, "factors")[track],
                            Bonus.of(activity).stream()
                                    .map(bonus -> usedUp.contains(bonus) ? of(seat, "uses")[usedUp.indexOf(bonus)] : 0)
                                    .toList()));
        }
        return tracks;
    }

    private static List<Performer> performers(int[] marked, int from) {
        return Stream.of(Performer.values())
                .filter(performer -> marked[from + performer.ordinal()] == 1)
                .toList();
    }

    private List<Performer> wanted(int seat) {
        int[] marked = of(seat, "performers");
        return Stream.of(Performer.values())
                .filter(kind -> !has(seat, Bonus.PARTY_D))
                .filter(kind -> marked[kind.ordinal()] == 0 || marked[Performer.COUNT + kind.ordinal()] == 0)
                .toList();
    }

    private List<String> courtyards(int[] visited) {
        List<String> all = board.buildings().stream()
                .filter(building -> building.role() == Building.Role.COURTYARD)
                .map(Building::id)
                .toList();
        return IntStream.range(0, visited.length)
                .filter(place -> visited[place] == 1)
                .mapToObj(all::get)
                .toList();
    }

    private Optional<String> card(int seat) {
        return optional(of(seat, "vacations")[0] - 1)
                .map(card -> board.vacationCards().get(card).id());
    }

    private static ScoreView score(int[] points) {
        var activities = new EnumMap<Activity, Integer>(Activity.class);
        for (Activity activity : Activity.values()) {
            activities.put(activity, points[activity.ordinal()]);
        }
        int next = Activity.COUNT;
        return new ScoreView(
                activities,
                points[next],
                points[next + 1],
                points[next + 2],
                points[next + 3],
                points[next + 4],
                points[next + 5],
                points[next + 6],
                points[next + 7]);
    }
}
