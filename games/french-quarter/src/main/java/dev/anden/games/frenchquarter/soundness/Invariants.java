package dev.anden.games.frenchquarter.soundness;

import dev.anden.engine.Phrase;
import dev.anden.games.common.BrokenInvariantException;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;

/// What holds in every position; used by tests and by the reader of positions.
public final class Invariants {

    private final Position position;
    private final Consumer<Phrase> broken;
    private final GameTables tables;

    private Invariants(Position position, Consumer<Phrase> broken) {
        this.broken = broken;
        this.position = position;
        tables = position.tables;
    }

    /// @throws BrokenInvariantException naming the first thing that is broken
    public static void check(Position position) {
        new Invariants(position, flaw -> {
                    throw new BrokenInvariantException(flaw);
                })
                .checkAll();
    }

    /// All that is broken, each thing once.
    public static List<Phrase> flaws(Position position) {
        var flaws = new LinkedHashSet<Phrase>();
        new Invariants(position, flaws::add).checkAll();
        return List.copyOf(flaws);
    }

    private void checkAll() {
        checkRow();
        checkLine(position.line);
        checkVacations();
        for (int seat = 0; seat < position.seats; seat++) {
            checkMap(seat);
            checkTracks(seat);
            checkUses(seat);
            checkLine(position.sheets[seat].personal);
        }
    }

    private void checkRow() {
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            boolean used = (tables.decks[position.seats] >> deck & 1) != 0;
            int open = position.row.open[deck];
            require(used || open < 0, PositionFlaw.UNUSED_DECK, "deck", Transport.of(deck));
            require(
                    open < 0
                            || (open / Board.DECK == deck
                                    && (position.row.hidden[deck] >> (open % Board.DECK) & 1) == 0),
                    PositionFlaw.OPEN_CARD,
                    "deck",
                    Transport.of(deck));
            int revealed = Board.DECK - Integer.bitCount(position.row.hidden[deck]);
            require(
                    !used || revealed == position.round || revealed == position.round - 1,
                    PositionFlaw.CARDS_LEFT,
                    "deck",
                    Transport.of(deck),
                    "round",
                    position.round);
            require(open >= 0 == revealed > 0, PositionFlaw.NO_OPEN_CARD, "deck", Transport.of(deck));
            require(position.row.diceOf(deck) <= dicePool(deck), PositionFlaw.MANY_DICE, "deck", Transport.of(deck));
        }
        int mayor = position.row.mayorOpen;
        require(mayor < 0 || (position.row.mayorHidden >> mayor & 1) == 0, PositionFlaw.MAYOR_IN_DECK);
        require(mayor < 0 || position.mayor, PositionFlaw.NO_MAYOR);
    }

    private int dicePool(int deck) {
        int dice = 0;
        for (int die : tables.dice[position.seats]) {
            dice += die == deck ? 1 : 0;
        }
        return dice;
    }

    private void checkVacations() {
        int seen = position.vacationsHidden;
        int count = Integer.bitCount(seen);
        for (Sheet sheet : position.sheets) {
            if (sheet.vacation >= 0) {
                seen |= 1 << sheet.vacation;
                count++;
            }
        }
        int all = tables.board.vacationCards().size();
        require(count == all && Integer.bitCount(seen) == all, PositionFlaw.VACATION_COUNT, "cards", count);
    }

    /// Every value keeps the rule of adjacency (`fq.move.map`).
    private void checkMap(int seat) {
        Sheet sheet = position.sheets[seat];
        long mapped = 0;
        int count = 0;
        for (long buildings : sheet.written) {
            mapped |= buildings;
            count += Long.bitCount(buildings);
        }
        require(mapped == sheet.mapped, PositionFlaw.MAPPED);
        require(count == Long.bitCount(mapped), PositionFlaw.TWO_VALUES, "seat", seat);
        for (int value = 1; value <= Board.FACES; value++) {
            for (long rest = sheet.written[value]; rest != 0; rest &= rest - 1) {
                int building = Long.numberOfTrailingZeros(rest);
                require(
                        sheet.fits(tables.map, building, value),
                        PositionFlaw.FAR_VALUE,
                        "seat",
                        seat,
                        "building",
                        tables.board.building(building).id());
            }
        }
        require((sheet.courtyards & ~tables.map.courtyards) == 0, PositionFlaw.NO_COURTYARD, "seat", seat);
    }

    private void checkTracks(int seat) {
        Sheet sheet = position.sheets[seat];
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            int circles = 0;
            int crossedOut = activity == Sheet.CULTURE ? sheet.crossedOut : 0;
            for (int box = 1; box <= Math.min(sheet.boxes[activity], ActivityTrack.LENGTH); box++) {
                circles += tables.circles[activity][box] != 0 && box != crossedOut ? 1 : 0;
            }
            int taken = sheet.bonuses[activity] + sheet.multipliers[activity];
            require(
                    sheet.boxes[activity] <= ActivityTrack.LENGTH
                            && taken <= circles
                            && sheet.bonuses[activity] <= Bonus.count(activity)
                            && sheet.multipliers[activity] <= tables.multipliers[activity].length,
                    PositionFlaw.FULL_TRACK,
                    "seat",
                    seat,
                    "track",
                    Activity.of(activity));
        }
        require(sheet.umbrellas <= tables.board.scores().umbrellaBoxes(), PositionFlaw.MANY_UMBRELLAS, "seat", seat);
        require(sheet.lineBoxes <= tables.board.scores().lineBoxes(), PositionFlaw.MANY_LINE_BOXES, "seat", seat);
        int performers = Integer.bitCount(sheet.topRow) + Integer.bitCount(sheet.bottomRow);
        require(
                performers == sheet.performers && (sheet.bottomRow & ~sheet.topRow) == 0,
                PositionFlaw.PERFORMERS,
                "seat",
                seat);
    }

    private void checkUses(int seat) {
        Sheet sheet = position.sheets[seat];
        boolean right = sheet.furtherMoves <= (sheet.has(Bonus.CULTURE_A) ? 1 : 0)
                && sheet.otherCards <= (sheet.has(Bonus.CULTURE_C) ? 1 : 0)
                && sheet.wsLeft() >= 0
                && sheet.wsWritten == Long.bitCount(sheet.written[Sheet.W]);
        require(right, PositionFlaw.OVERUSED, "seat", seat);
        require(sheet.policeValue == 0 || sheet.has(Bonus.PARTY_C), PositionFlaw.NOT_AT_POLICE, "seat", seat);
        checkCrossedOut(seat, sheet);
    }

    /// A circle that is crossed out is never marked (`fq.ruling.r13`).
    private void checkCrossedOut(int seat, Sheet sheet) {
        int box = sheet.crossedOut;
        require(box == 0 || sheet.has(Bonus.PARTY_A), PositionFlaw.NOT_CROSSED_OUT, "seat", seat);
        boolean circle = box == 0 || (box <= ActivityTrack.LENGTH && tables.circles[Sheet.CULTURE][box] != 0);
        require(circle, PositionFlaw.NO_CIRCLE, "seat", seat, "box", box);
        require(box == 0 || sheet.boxes[Sheet.CULTURE] != box, PositionFlaw.CROSSED_OUT, "seat", seat, "box", box);
    }

    /// A line is one trail: an even number of its stretches meet at each crossing but its ends.
    private void checkLine(SecondLine line) {
        long odd = 0;
        long touched = 0;
        for (int stretch = 0; stretch < tables.map.touched.length; stretch++) {
            if (line.travelled(stretch)) {
                touched |= tables.map.touched[stretch];
                odd ^= 1L << tables.board.stretches().get(stretch).from();
                odd ^= 1L << tables.board.stretches().get(stretch).to();
            }
        }
        long ends = line.start == line.at ? 0 : 1L << line.start | 1L << line.at;
        require(odd == ends, PositionFlaw.NO_TRAIL);
        require(touched == line.touched, PositionFlaw.LINE_BUILDINGS);
    }

    /// The phrase is put together only when it is needed: this is asked at every ply of millions of games.
    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            broken.accept(otherwise.of(facts));
        }
    }
}
