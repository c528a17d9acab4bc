package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.action.ActionCodes;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;

/// The legal actions of the topmost frame, listed when it comes to lie there.
///
/// Leaving a choice ([ActionCodes#SKIP]) is listed last, and only beside something else: a frame without anything
/// to choose lists nothing.
public final class Choices {
    /// No position has more: forty buildings with seven values.
    private static final int CAPACITY = 64 * 7 + 1;

    private final Position position;
    private final GameTables tables;
    private final int[] codes = new int[CAPACITY];
    private int count;

    public Choices(Position position) {
        this.position = position;
        tables = position.tables;
    }

    public void copyFrom(Choices other) {
        count = other.count;
        System.arraycopy(other.codes, 0, codes, 0, count);
    }

    public int count() {
        return count;
    }

    public int get(int index) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException("There is no legal action number " + index);
        }
        return codes[index];
    }

    public boolean contains(int code) {
        for (int index = 0; index < count; index++) {
            if (codes[index] == code) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        count = 0;
    }

    private void add(int code) {
        codes[count++] = code;
    }

    /// Lists the legal actions of a decision.
    public void fill(int frame) {
        count = 0;
        Sheet sheet = position.sheets[Frames.seat(frame)];
        int number = Frames.number(frame);
        switch (Frames.kind(frame)) {
            case Frames.DRAFT -> addDice(sheet);
            case Frames.MOVE -> addMoves(sheet, number);
            case Frames.MAP -> addOwnMapping(sheet);
            case Frames.MAP_ADJACENT -> addAdjacent(sheet, number);
            case Frames.MAP_STREET -> addStreet(sheet, number);
            case Frames.MAP_FREE -> addFree(sheet, number);
            case Frames.WILD -> addTracks(sheet);
            case Frames.CIRCLE -> {
                add(ActionCodes.CIRCLE + 2 * number);
                add(ActionCodes.CIRCLE + 2 * number + 1);
            }
            case Frames.PERFORMER -> addAll(freePerformers(sheet, number), ActionCodes.PERFORMER);
            case Frames.PERSONAL_START -> addStarts();
            case Frames.LINE -> addAll(directions(position.line), ActionCodes.LINE);
            default -> {
                addAll(directions(sheet.personal), ActionCodes.PERSONAL_LINE);
                addSkip();
            }
        }
    }

    private void addSkip() {
        if (count > 0) {
            add(ActionCodes.SKIP);
        }
    }

    private void addAll(int bits, int first) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            add(first + Integer.numberOfTrailingZeros(rest));
        }
    }

    /// `fq.move.draft`, `fq.bonus.culture-c`.
    private void addDice(Sheet sheet) {
        boolean other = sheet.canUseOtherCard();
        for (int decks = tables.decks[position.seats]; decks != 0; decks &= decks - 1) {
            int deck = Integer.numberOfTrailingZeros(decks);
            for (int value = 1; value <= Board.FACES && position.row.hasDice(deck); value++) {
                if (position.row.dice(deck, value) > 0) {
                    add(ActionCodes.take(deck, value, deck));
                    if (other) {
                        addAll(tables.decks[position.seats] & ~(1 << deck), ActionCodes.take(deck, value, 0));
                    }
                }
            }
        }
    }

    /// `fq.mayor.stuck`: nobody has to use a bonus to get free (`fq.ruling.r23`).
    private void addMoves(Sheet sheet, int card) {
        long closed = position.closedBuildings();
        long reach = Movement.reach(tables, sheet, card, closed);
        for (long rest = reach; rest != 0; rest &= rest - 1) {
            add(ActionCodes.move(Long.numberOfTrailingZeros(rest), 0));
        }
        if (sheet.canMoveFurther()) {
            for (long rest = Movement.further(tables, sheet, card, closed); rest != 0; rest &= rest - 1) {
                add(ActionCodes.move(Long.numberOfTrailingZeros(rest), 1));
            }
            if (reach == 0) {
                addSkip();
            }
        }
    }

    /// `fq.move.map`, `fq.bonus.shopping-a`.
    private void addOwnMapping(Sheet sheet) {
        if (sheet.die != sheet.policeValue) {
            addMapping(sheet, 1L << sheet.tourist);
        }
    }

    /// The mappings of one of some buildings with the die's value or W. Only a seat that can't write the number may
    /// leave it (`fq.ruling.r7`).
    private void addMapping(Sheet sheet, long buildings) {
        if (!addNumbersAndWs(sheet, buildings & ~sheet.mapped)) {
            addSkip();
        }
    }

    private boolean addNumbersAndWs(Sheet sheet, long empty) {
        boolean ws = sheet.wsLeft() > 0;
        boolean numbers = false;
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            if (sheet.fits(tables.map, building, sheet.die)) {
                add(ActionCodes.map(building, sheet.die));
                numbers = true;
            }
            if (ws) {
                add(ActionCodes.map(building, Sheet.W));
            }
        }
        return numbers;
    }

    /// `fq.bonus.culture-b`: always optional.
    private void addAdjacent(Sheet sheet, int building) {
        addNumbersAndWs(sheet, tables.map.neighbours[building] & ~sheet.mapped);
        addSkip();
    }

    /// `fq.performer.track`, `fq.ruling.r8`.
    private void addStreet(Sheet sheet, int street) {
        addMapping(sheet, tables.map.onStreet[street]);
    }

    /// `fq.bonus.food-a`, `fq.bonus.food-c`.
    private void addFree(Sheet sheet, int street) {
        long buildings = street == Frames.ANYWHERE ? tables.map.all : tables.map.onStreet[street];
        boolean ws = sheet.wsLeft() > 0;
        boolean numbers = false;
        for (long rest = buildings & ~sheet.mapped; rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            for (int value = 1; value <= Board.FACES; value++) {
                if (sheet.fits(tables.map, building, value)) {
                    add(ActionCodes.map(building, value));
                    numbers = true;
                }
            }
            if (ws) {
                add(ActionCodes.map(building, Sheet.W));
            }
        }
        if (!numbers) {
            addSkip();
        }
    }

    /// `fq.activity.wild`.
    private void addTracks(Sheet sheet) {
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            if (!sheet.isFull(activity)) {
                add(ActionCodes.WILD + activity);
            }
        }
    }

    /// The kinds with a free box that may be chosen (`fq.ruling.r19`).
    private static int freePerformers(Sheet sheet, int number) {
        return Tracks.wantedPerformers(sheet) & ~number;
    }

    /// The other numbered crossings (`fq.ruling.r6`).
    private void addStarts() {
        for (int die = 0; die < tables.lineStarts.length; die++) {
            if (tables.lineStarts[die] != position.line.start) {
                add(ActionCodes.PERSONAL_START + die);
            }
        }
    }

    private int directions(SecondLine line) {
        return line.openDirections(tables.map, position.closedStreet());
    }
}
