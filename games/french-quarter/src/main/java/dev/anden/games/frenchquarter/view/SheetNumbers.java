package dev.anden.games.frenchquarter.view;

import dev.anden.games.common.NumberRow;
import dev.anden.games.common.SeatOrder;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.VacationCard;
import dev.anden.games.frenchquarter.rules.Rounds;
import dev.anden.games.frenchquarter.scoring.Points;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;

/// Writes of an observation as numbers what there is of each seat, beginning with the observer.
final class SheetNumbers {
    /// What stands for a W among the values of buildings.
    private static final int W = Board.FACES + 1;

    private final Position position;
    private final Rounds rounds;
    private final int observer;
    private final SeatOrder order;
    private final NumberRow row;

    /// From the observer on.
    private final int[] seats;

    private final Sheet[] sheets;
    private final Points[] points;

    /// @param row where the numbers are written
    SheetNumbers(Position position, Rounds rounds, int observer, NumberRow row) {
        this.position = position;
        this.rounds = rounds;
        this.observer = observer;
        this.row = row;
        order = new SeatOrder(observer, position.seats);
        seats = new int[position.seats];
        sheets = new Sheet[seats.length];
        points = new Points[seats.length];
        for (int place = 0; place < seats.length; place++) {
            seats[place] = order.seat(place);
            sheets[place] = position.sheets[seats[place]];
            points[place] = new Points(position, seats[place]);
        }
    }

    SeatOrder order() {
        return order;
    }

    void putEnds(SecondLine line) {
        row.put(line.start);
        row.put(line.at);
    }

    void putLine(SecondLine line) {
        for (int stretch = 0; stretch < position.tables.map.touched.length; stretch++) {
            row.put(line.travelled(stretch));
        }
    }

    void write() {
        writeTurns();
        writeActivities();
        writeOtherTracks();
        writePlaces();
        writeVisits();
        writeLines();
        writeVacations();
        writeScores();
    }

    private void writeTurns() {
        for (Sheet sheet : sheets) {
            row.put(sheet.die);
        }
        for (int seat : seats) {
            row.put(rounds.turnsLeft(seat));
        }
    }

    private void writeActivities() {
        for (Sheet sheet : sheets) {
            row.putAll(sheet.boxes);
        }
        for (Sheet sheet : sheets) {
            row.put(sheet.crossedOut);
        }
        for (Sheet sheet : sheets) {
            row.putAll(sheet.bonuses);
        }
        for (Sheet sheet : sheets) {
            row.putAll(sheet.multipliers);
        }
        for (Points each : points) {
            for (int activity = 0; activity < Activity.COUNT; activity++) {
                row.put(each.multiplier(activity));
            }
        }
        for (Sheet sheet : sheets) {
            for (int place = 0; place < ObservationPlanes.USED_UP.size(); place++) {
                Bonus bonus = ObservationPlanes.USED_UP.get(place);
                row.put(sheet.usesLeft(bonus));
            }
        }
    }

    private void writeOtherTracks() {
        for (Sheet sheet : sheets) {
            row.put(sheet.umbrellas);
        }
        for (Points each : points) {
            row.put(each.markedWilds());
        }
        for (Sheet sheet : sheets) {
            row.put(sheet.lineBoxes);
        }
        for (Sheet sheet : sheets) {
            row.putBits(sheet.topRow, Performer.COUNT);
            row.putBits(sheet.bottomRow, Performer.COUNT);
        }
        for (Sheet sheet : sheets) {
            row.put(sheet.performers);
        }
    }

    private void writePlaces() {
        for (Sheet sheet : sheets) {
            row.put(sheet.tourist);
        }
        for (Sheet sheet : sheets) {
            int map = row.fill(position.tables.map.buildings, 0);
            for (int value = 0; value <= Board.FACES; value++) {
                for (long rest = sheet.written[value]; rest != 0; rest &= rest - 1) {
                    row.add(map + Long.numberOfTrailingZeros(rest), value == Sheet.W ? W : value);
                }
            }
        }
    }

    private void writeVisits() {
        for (Sheet sheet : sheets) {
            for (long rest = position.tables.map.courtyards; rest != 0; rest &= rest - 1) {
                row.put((sheet.courtyards & Long.lowestOneBit(rest)) != 0);
            }
        }
        for (Sheet sheet : sheets) {
            row.put(sheet.riverwalk);
        }
        for (Sheet sheet : sheets) {
            row.put(sheet.policeValue);
        }
    }

    private void writeLines() {
        for (int seat : seats) {
            row.put(Long.bitCount(position.touching(seat)));
        }
        for (Sheet sheet : sheets) {
            putEnds(sheet.personal);
        }
        for (Sheet sheet : sheets) {
            putLine(sheet.personal);
        }
    }

    private void writeVacations() {
        for (int place = 0; place < seats.length; place++) {
            boolean has = sheets[place].vacation >= 0;
            row.put(has ? 1 + Snapshot.knownVacation(position, observer, seats[place]) : -1);
        }
        int goal = row.fill(position.tables.map.buildings, 0);
        int own = observer < 0 ? -1 : Snapshot.knownVacation(position, observer, observer);
        if (own >= 0) {
            VacationCard card = position.tables.board.vacationCards().get(own);
            for (int place = 0; place < card.buildings().size(); place++) {
                row.add(goal + card.buildings().get(place), 1 + card.values().ordinal());
            }
        }
    }

    private void writeScores() {
        for (Points each : points) {
            for (int activity = 0; activity < Activity.COUNT; activity++) {
                row.put(each.activity(activity));
            }
            row.put(each.bonuses());
            row.put(each.secondLine());
            row.put(each.giftShops());
            row.put(each.courtyards());
            row.put(each.riverwalk());
            row.put(each.performers());
            row.put(each.vacation());
            row.put(each.total());
        }
    }
}
