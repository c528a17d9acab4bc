package dev.anden.games.frenchquarter.rules;

import dev.anden.engine.Refusal;
import dev.anden.games.frenchquarter.action.ActionCodes;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Why something can't be done: the rule behind each refusal.
public final class Refusals {
    /// A choice of a kind that isn't due now.
    private static final Refusal NOT_NOW = Refusal.of("fq.move.order");

    private final Position position;
    private final GameTables tables;

    public Refusals(Position position) {
        this.position = position;
        tables = position.tables;
    }

    /// Why the things that a seat could point at can't be used, by target; those that can be are left out. Empty if
    /// another is to choose.
    ///
    /// @param choices the legal actions
    /// @param target what an action points at
    public Map<String, Refusal> byTarget(int seat, Choices choices, IntFunction<String> target) {
        var refusals = new TreeMap<String, Refusal>();
        if (seat < 0 || position.actor() != seat) {
            return refusals;
        }
        Set<String> legal = new TreeSet<>();
        for (int index = 0; index < choices.count(); index++) {
            legal.add(target.apply(choices.get(index)));
        }
        candidates()
                .filter(code -> !legal.contains(target.apply(code)))
                .forEach(code -> refusals.put(target.apply(code), pointedAt(code)));
        return refusals;
    }

    /// Why something can't be pointed at. Where a free mapping can't write, no number fits: whoever points at a
    /// building hasn't chosen one.
    private Refusal pointedAt(int code) {
        Refusal reason = reason(code);
        boolean free = Frames.kind(position.frames.top()) == Frames.MAP_FREE;
        return free && reason.facts().containsKey("neighbour")
                ? new Refusal(
                        "fq.move.map", Map.of("building", position.tables.board.buildingId(ActionCodes.mapped(code))))
                : reason;
    }

    /// A choice for each thing that could be pointed at now.
    private IntStream candidates() {
        int seat = position.actor();
        int buildings = tables.map.buildings;
        return switch (Frames.kind(position.frames.top())) {
            case Frames.DRAFT ->
                IntStream.range(0, Transport.COUNT)
                        .filter(deck -> (tables.decks[position.seats] >> deck & 1) != 0)
                        .map(deck -> ActionCodes.take(deck, 1, deck));
            case Frames.MOVE -> IntStream.range(0, buildings).map(building -> ActionCodes.move(building, 0));
            case Frames.MAP, Frames.MAP_ADJACENT, Frames.MAP_STREET, Frames.MAP_FREE ->
                IntStream.range(0, buildings)
                        .map(building -> ActionCodes.map(building, Math.max(1, position.sheets[seat].die)));
            case Frames.WILD -> IntStream.range(0, Activity.COUNT).map(activity -> ActionCodes.WILD + activity);
            case Frames.PERFORMER -> IntStream.range(0, Performer.COUNT).map(kind -> ActionCodes.PERFORMER + kind);
            case Frames.PERSONAL_START ->
                IntStream.range(0, tables.lineStarts.length).map(die -> ActionCodes.PERSONAL_START + die);
            case Frames.LINE -> IntStream.range(0, Direction.COUNT).map(direction -> ActionCodes.LINE + direction);
            case Frames.PERSONAL_LINE ->
                IntStream.range(0, Direction.COUNT).map(direction -> ActionCodes.PERSONAL_LINE + direction);
            default -> IntStream.empty();
        };
    }

    /// Why the acting seat may not make a choice that isn't legal.
    public Refusal reason(int code) {
        if (position.actor() < 0) {
            return NOT_NOW;
        }
        int frame = position.frames.top();
        Sheet sheet = position.sheets[Frames.seat(frame)];
        int number = Frames.number(frame);
        return switch (Frames.kind(frame)) {
            case Frames.DRAFT -> ActionCodes.isTake(code) ? draft(code) : NOT_NOW;
            case Frames.MOVE -> move(sheet, number, code);
            case Frames.MAP, Frames.MAP_ADJACENT, Frames.MAP_STREET, Frames.MAP_FREE ->
                code == ActionCodes.SKIP ? Refusal.of("fq.ruling.r7") : mapping(sheet, frame, code);
            case Frames.WILD -> isIn(code, ActionCodes.WILD, Activity.COUNT) ? fullTrack(sheet, code) : NOT_NOW;
            case Frames.CIRCLE -> Refusal.of("fq.activity.circle");
            case Frames.PERFORMER -> performer(sheet, number, code);
            case Frames.PERSONAL_START -> Refusal.of("fq.ruling.r6");
            case Frames.LINE ->
                isIn(code, ActionCodes.LINE, Direction.COUNT) ? line(position.line, code - ActionCodes.LINE) : NOT_NOW;
            default ->
                isIn(code, ActionCodes.PERSONAL_LINE, Direction.COUNT)
                        ? line(sheet.personal, code - ActionCodes.PERSONAL_LINE)
                        : NOT_NOW;
        };
    }

    private static boolean isIn(int code, int first, int count) {
        return code >= first && code < first + count;
    }

    private Refusal draft(int code) {
        int deck = ActionCodes.deck(code);
        int value = ActionCodes.dieValue(code);
        if (deck >= Transport.COUNT || value < 1 || value > 6 || position.row.dice(deck, value) == 0) {
            return Refusal.of("fq.move.draft");
        }
        return Refusal.of("fq.bonus.culture-c");
    }

    private Refusal move(Sheet sheet, int card, int code) {
        if (!ActionCodes.isMove(code) || ActionCodes.destination(code) >= tables.map.buildings) {
            return code == ActionCodes.SKIP ? Refusal.of("fq.move.must-move") : NOT_NOW;
        }
        int building = ActionCodes.destination(code);
        if (building == sheet.tourist) {
            return Refusal.of("fq.move.must-move");
        }
        if ((position.closedBuildings() >>> building & 1) != 0) {
            return new Refusal("fq.mayor.tourist", Map.of("street", streetId(position.closedStreet())));
        }
        if (ActionCodes.isFurther(code)) {
            return Refusal.of("fq.bonus.culture-a");
        }
        String rule = tables.spaces[card] == 0 ? "fq.move.destination" : "fq.move.distance";
        return new Refusal(rule, Map.of("card", Transport.of(card).toString()));
    }

    private Refusal mapping(Sheet sheet, int frame, int code) {
        if (!ActionCodes.isMap(code)
                || ActionCodes.mapped(code) >= tables.map.buildings
                || ActionCodes.value(code) > 6) {
            return NOT_NOW;
        }
        int building = ActionCodes.mapped(code);
        int value = ActionCodes.value(code);
        Optional<Refusal> place = place(sheet, frame, building);
        if (place.isPresent()) {
            return place.get();
        }
        if ((sheet.mapped >>> building & 1) != 0) {
            return Refusal.of("fq.move.map-fails");
        }
        if (value == Sheet.W) {
            return Refusal.of("fq.bonus.shopping-a");
        }
        if (Frames.kind(frame) != Frames.MAP_FREE && value != sheet.die) {
            return new Refusal("fq.move.map", Map.of("die", Integer.toString(sheet.die)));
        }
        return misfit(sheet, building, value);
    }

    /// Why a building isn't one that is mapped now.
    private Optional<Refusal> place(Sheet sheet, int frame, int building) {
        int number = Frames.number(frame);
        return switch (Frames.kind(frame)) {
            case Frames.MAP -> building == sheet.tourist ? Optional.empty() : Optional.of(Refusal.of("fq.move.map"));
            case Frames.MAP_ADJACENT ->
                (tables.map.neighbours[number] >>> building & 1) != 0
                        ? Optional.empty()
                        : Optional.of(Refusal.of("fq.bonus.culture-b"));
            case Frames.MAP_STREET -> onStreet("fq.performer.track", number, building);
            default -> number == Frames.ANYWHERE ? Optional.empty() : onStreet("fq.bonus.food-a", number, building);
        };
    }

    private Optional<Refusal> onStreet(String rule, int street, int building) {
        return (tables.map.onStreet[street] >>> building & 1) != 0
                ? Optional.empty()
                : Optional.of(new Refusal(rule, Map.of("street", streetId(street))));
    }

    /// The neighbour that a value is too far from.
    private Refusal misfit(Sheet sheet, int building, int value) {
        for (long rest = tables.map.neighbours[building] & sheet.mapped; rest != 0; rest &= rest - 1) {
            int neighbour = Long.numberOfTrailingZeros(rest);
            int written = sheet.value(neighbour);
            if (written != Sheet.W && Math.abs(written - value) > 1) {
                return new Refusal(
                        "fq.move.map",
                        Map.of(
                                "value", Integer.toString(value),
                                "neighbour", position.tables.board.buildingId(neighbour),
                                "written", Integer.toString(written)));
            }
        }
        return NOT_NOW;
    }

    private static Refusal fullTrack(Sheet sheet, int code) {
        Activity activity = Activity.of(code - ActionCodes.WILD);
        int boxes = sheet.boxes[activity.ordinal()];
        return new Refusal(
                "fq.activity.tracks", Map.of("activity", activity.toString(), "boxes", Integer.toString(boxes)));
    }

    private static Refusal performer(Sheet sheet, int number, int code) {
        if (!isIn(code, ActionCodes.PERFORMER, Performer.COUNT)) {
            return NOT_NOW;
        }
        int kind = 1 << (code - ActionCodes.PERFORMER);
        boolean full = (sheet.topRow & sheet.bottomRow & kind) != 0;
        return Refusal.of(full || (number & kind) == 0 ? "fq.performer.kinds" : "fq.bonus.mysticism-c");
    }

    private Refusal line(SecondLine line, int direction) {
        int stretch = tables.map.stretch(line.at, direction);
        if (stretch < 0) {
            return Refusal.of("fq.line.where");
        }
        if (line.travelled(stretch)) {
            return Refusal.of("fq.line.no-repeat");
        }
        return new Refusal("fq.mayor.line", Map.of("street", streetId(tables.map.streetOf[stretch])));
    }

    private String streetId(int street) {
        return tables.board.streets().get(street).id();
    }
}
