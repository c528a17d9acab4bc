package dev.anden.games.frenchquarter.view;

import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.rules.Movement;
import dev.anden.games.frenchquarter.rules.Tracks;
import dev.anden.games.frenchquarter.scoring.Points;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;
import dev.anden.games.frenchquarter.view.FqView.LineView;
import dev.anden.games.frenchquarter.view.FqView.MayorView;
import dev.anden.games.frenchquarter.view.FqView.RowCardView;
import dev.anden.games.frenchquarter.view.FqView.ScoreView;
import dev.anden.games.frenchquarter.view.FqView.SheetView;
import dev.anden.games.frenchquarter.view.FqView.TrackView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Writes down what an observer may know, field by field. The vacation cards are the only secret: each is asked for
/// through [#knownVacation].
public final class Snapshot {

    private final Position position;
    private final int observer;
    private final Board board;
    private final Decisions decisions;

    public Snapshot(Position position, int observer) {
        this.position = position;
        this.observer = observer;
        board = position.tables.board;
        decisions = new Decisions(position);
    }

    public FqView view() {
        return new FqView(
                observer,
                position.actor(),
                position.ply,
                FqPhase.of(position),
                decisions.now(),
                decisions.pending(),
                position.round,
                position.first,
                position.mayor,
                position.tourism,
                Stream.of(Transport.values())
                        .filter(deck -> (position.tables.decks[position.seats] >> deck.ordinal() & 1) != 0)
                        .map(this::rowCard)
                        .toList(),
                mayorCard(),
                line(position.line),
                optional(position.socializer),
                IntStream.range(0, position.seats).mapToObj(this::sheet).toList(),
                observer < 0 ? Optional.empty() : vacation(observer));
    }

    private RowCardView rowCard(Transport transport) {
        int deck = transport.ordinal();
        var dice = new ArrayList<Integer>();
        for (int value = 1; value <= Board.FACES; value++) {
            for (int die = 0; die < position.row.dice(deck, value); die++) {
                dice.add(value);
            }
        }
        int open = position.row.open[deck];
        return new RowCardView(
                transport,
                open < 0
                        ? Optional.empty()
                        : Optional.of(board.cards().get(open).id()),
                dice,
                observer < 0
                        ? position.tables.spaces[deck]
                        : Movement.spaces(position.tables, position.sheets[observer], deck),
                Closure.of(position.tables.destinations[deck], position.closedBuildings()));
    }

    private Optional<MayorView> mayorCard() {
        if (position.row.mayorOpen < 0) {
            return Optional.empty();
        }
        var card = board.mayorCards().get(position.row.mayorOpen);
        List<Transport> taken = Stream.of(Transport.values())
                .filter(deck -> (position.row.mayorTook >> deck.ordinal() & 1) != 0)
                .toList();
        return Optional.of(new MayorView(card.id(), card.closes().map(this::streetId), taken));
    }

    private LineView line(SecondLine line) {
        if (!line.isStarted()) {
            return new LineView(Optional.empty(), Optional.empty(), List.of());
        }
        List<String> stretches = IntStream.range(0, board.stretches().size())
                .filter(line::travelled)
                .mapToObj(position.tables.board::stretchId)
                .toList();
        return new LineView(
                Optional.of(position.tables.board.crossingId(line.start)),
                Optional.of(position.tables.board.crossingId(line.at)),
                stretches);
    }

    private SheetView sheet(int seat) {
        Sheet sheet = position.sheets[seat];
        var points = new Points(position, seat);
        return new SheetView(
                seat,
                position.tables.board.buildingId(sheet.tourist),
                sheet.die == 0 ? Optional.empty() : Optional.of(sheet.die),
                values(sheet),
                tracks(sheet, points),
                sheet.crossedOut == 0 ? Optional.empty() : Optional.of(sheet.crossedOut),
                sheet.umbrellas,
                points.markedWilds(),
                Tracks.boxesOfUmbrella(sheet),
                sheet.lineBoxes,
                performers(kind -> (sheet.topRow >> kind & 1) != 0),
                performers(kind -> (sheet.bottomRow >> kind & 1) != 0),
                performers(kind -> (Tracks.wantedPerformers(sheet) >> kind & 1) != 0),
                sheet.performers,
                position.tables.board.buildingIds(sheet.courtyards),
                sheet.riverwalk,
                sheet.personal.isStarted() ? Optional.of(line(sheet.personal)) : Optional.empty(),
                sheet.policeValue == 0 ? Optional.empty() : Optional.of(sheet.policeValue),
                Long.bitCount(position.touching(seat)),
                sheet.vacation >= 0,
                position.frames.isEmpty() || observer == State.EVERYTHING ? vacation(seat) : Optional.empty(),
                score(points));
    }

    private Map<String, String> values(Sheet sheet) {
        var values = new TreeMap<String, String>();
        for (long rest = sheet.mapped; rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            values.put(position.tables.board.buildingId(building), Sheet.valueText(sheet.value(building)));
        }
        return values;
    }

    private static List<Performer> performers(IntPredicate marked) {
        return Stream.of(Performer.values())
                .filter(performer -> marked.test(performer.ordinal()))
                .toList();
    }

    private static Map<Activity, TrackView> tracks(Sheet sheet, Points points) {
        var tracks = new EnumMap<Activity, TrackView>(Activity.class);
        for (Activity activity : Activity.values()) {
            int track = activity.ordinal();
            tracks.put(
                    activity,
                    new TrackView(
                            sheet.boxes[track],
                            sheet.bonuses[track],
                            sheet.multipliers[track],
                            points.multiplier(track),
                            Bonus.of(activity).stream().map(sheet::usesLeft).toList()));
        }
        return tracks;
    }

    private static ScoreView score(Points points) {
        var activities = new EnumMap<Activity, Integer>(Activity.class);
        for (Activity activity : Activity.values()) {
            activities.put(activity, points.activity(activity.ordinal()));
        }
        return new ScoreView(
                activities,
                points.bonuses(),
                points.secondLine(),
                points.giftShops(),
                points.courtyards(),
                points.riverwalk(),
                points.performers(),
                points.vacation(),
                points.total());
    }

    private Optional<String> vacation(int seat) {
        int card = knownVacation(position, observer, seat);
        return card < 0
                ? Optional.empty()
                : Optional.of(board.vacationCards().get(card).id());
    }

    /// A seat's vacation card, if the observer may know it (`fq.tourism.deal`); otherwise, and without one, -1.
    static int knownVacation(Position position, int observer, int seat) {
        boolean known = seat == observer || observer == State.EVERYTHING || position.frames.isEmpty();
        return known ? position.sheets[seat].vacation : -1;
    }

    private String streetId(int street) {
        return board.streets().get(street).id();
    }

    private static Optional<Integer> optional(int seat) {
        return seat < 0 ? Optional.empty() : Optional.of(seat);
    }
}
