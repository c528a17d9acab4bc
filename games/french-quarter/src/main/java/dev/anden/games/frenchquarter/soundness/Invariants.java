package dev.anden.games.frenchquarter.soundness;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;

/// What holds in every position; used by tests and by the reader of positions.
public final class Invariants {

    private final Position position;
    private final GameTables tables;

    private Invariants(Position position) {
        this.position = position;
        tables = position.tables;
    }

    /// @throws IllegalStateException naming the first thing that is broken
    public static void check(Position position) {
        var invariants = new Invariants(position);
        invariants.checkRow();
        invariants.checkLine(position.line);
        invariants.checkVacations();
        for (int seat = 0; seat < position.seats; seat++) {
            invariants.checkMap(seat);
            invariants.checkTracks(seat);
            invariants.checkUses(seat);
            invariants.checkLine(position.sheets[seat].personal);
        }
    }

    private void checkRow() {
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            boolean used = (tables.decks[position.seats] >> deck & 1) != 0;
            int open = position.row.open[deck];
            require(used || open < 0, "The deck %s isn't in use, but one of its cards is face up", Transport.of(deck));
            require(
                    open < 0
                            || (open / Board.DECK == deck
                                    && (position.row.hidden[deck] >> (open % Board.DECK) & 1) == 0),
                    "The open card of the deck %s is in the deck or of another",
                    Transport.of(deck));
            int revealed = Board.DECK - Integer.bitCount(position.row.hidden[deck]);
            require(
                    !used || revealed == position.round || revealed == position.round - 1,
                    "The deck %s doesn't have the cards left of round %d",
                    Transport.of(deck),
                    position.round);
            require(open >= 0 == revealed > 0, "The deck %s has no open card", Transport.of(deck));
            require(position.row.diceOf(deck) <= dicePool(deck), "The deck %s has too many dice", Transport.of(deck));
        }
        int mayor = position.row.mayorOpen;
        require(mayor < 0 || (position.row.mayorHidden >> mayor & 1) == 0, "The mayor's open card is in the deck");
        require(mayor < 0 || position.mayor, "A mayor's card is open without the mayor");
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
        require(count == all && Integer.bitCount(seen) == all, "There are %d vacation cards", count);
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
        require(mapped == sheet.mapped, "The set of mapped buildings is wrong");
        require(count == Long.bitCount(mapped), "Seat %d wrote two values into one building", seat);
        for (int value = 1; value <= Board.FACES; value++) {
            for (long rest = sheet.written[value]; rest != 0; rest &= rest - 1) {
                int building = Long.numberOfTrailingZeros(rest);
                require(
                        sheet.fits(tables.map, building, value),
                        "Seat %d has a value too far from its neighbours at %s",
                        seat,
                        tables.board.building(building).id());
            }
        }
        require(
                (sheet.courtyards & ~tables.map.courtyards) == 0,
                "Seat %d visited a building that isn't a courtyard",
                seat);
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
                    "Seat %d has more on the track %s than its boxes give",
                    seat,
                    Activity.of(activity));
        }
        require(sheet.umbrellas <= tables.board.scores().umbrellaBoxes(), "Seat %d has too many umbrellas", seat);
        require(sheet.lineBoxes <= tables.board.scores().lineBoxes(), "Seat %d has too many boxes", seat);
        int performers = Integer.bitCount(sheet.topRow) + Integer.bitCount(sheet.bottomRow);
        require(
                performers == sheet.performers && (sheet.bottomRow & ~sheet.topRow) == 0,
                "The performers of seat %d don't fit its performers' track",
                seat);
    }

    private void checkUses(int seat) {
        Sheet sheet = position.sheets[seat];
        boolean right = sheet.furtherMoves <= (sheet.has(Bonus.CULTURE_A) ? 1 : 0)
                && sheet.otherCards <= (sheet.has(Bonus.CULTURE_C) ? 1 : 0)
                && sheet.wsLeft() >= 0
                && sheet.wsWritten == Long.bitCount(sheet.written[Sheet.W]);
        require(right, "Seat %d used a bonus more often than it can be", seat);
        require(sheet.policeValue == 0 || sheet.has(Bonus.PARTY_C), "Seat %d wasn't at the Police Station", seat);
        checkCrossedOut(seat, sheet);
    }

    /// A circle that is crossed out is never marked (`fq.ruling.r13`).
    private void checkCrossedOut(int seat, Sheet sheet) {
        int box = sheet.crossedOut;
        require(box == 0 || sheet.has(Bonus.PARTY_A), "Seat %d can't have a circle crossed out yet", seat);
        boolean circle = box == 0 || (box <= ActivityTrack.LENGTH && tables.circles[Sheet.CULTURE][box] != 0);
        require(circle, "Seat %d has box %d of culture crossed out, which isn't a circle", seat, box);
        require(
                box == 0 || sheet.boxes[Sheet.CULTURE] != box,
                "Seat %d marked the crossed-out circle %d of culture last, which is jumped over",
                seat,
                box);
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
        require(odd == ends, "A Second Line isn't one trail from its start to where it is");
        require(touched == line.touched, "The buildings along a Second Line are wrong");
    }

    /// The sentence is only built when needed: this is asked at every ply of millions of games.
    @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
    private static void require(boolean holds, String otherwise, Object... facts) {
        if (!holds) {
            throw new IllegalStateException(otherwise.formatted(facts));
        }
    }
}
