package dev.anden.games.frenchquarter.scoring;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.VacationCard;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;

/// The points of a sheet as they stand. The vacation card counts when the game is over.
public final class Points {
    private final Position position;
    private final Sheet sheet;
    private final GameTables tables;

    public Points(Position position, int seat) {
        this.position = position;
        sheet = position.sheets[seat];
        tables = position.tables;
    }

    public int total() {
        int total = bonuses() + sheet.lineBoxes + giftShops() + courtyards() + riverwalk() + performers() + vacation();
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            total += activity(activity);
        }
        return total;
    }

    /// The highest multiplier marked on a track; 0 without any.
    public int multiplier(int activity) {
        int marked = sheet.multipliers[activity];
        return marked == 0 ? 0 : tables.multipliers[activity][marked - 1];
    }

    /// Mapped buildings on the track's street times the multiplier (`fq.score.activity`).
    public int activity(int activity) {
        return Long.bitCount(sheet.mapped & tables.scored[activity]) * multiplier(activity);
    }

    /// `fq.score.bonus-points`.
    public int bonuses() {
        return smallBuildings() + wilds();
    }

    /// Points of `fq.bonus.food-b`.
    public int smallBuildings() {
        return sheet.hasSecond(Sheet.FOOD) ? Long.bitCount(sheet.mapped & tables.map.small) : 0;
    }

    /// Points of `fq.bonus.shopping-b`.
    public int wilds() {
        return sheet.hasSecond(Sheet.SHOPPING) ? markedWilds() : 0;
    }

    /// The marked boxes of the umbrella track that show a wild.
    public int markedWilds() {
        return sheet.umbrellas / tables.board.scores().wildEvery();
    }

    /// `fq.score.second-line`.
    public int secondLine() {
        return sheet.lineBoxes;
    }

    /// `fq.score.gift-shops`; a W counts zero (`fq.bonus.w`).
    public int giftShops() {
        if ((tables.map.giftShops & ~sheet.mapped) != 0) {
            return 0;
        }
        int sum = 0;
        for (int value = 1; value <= Board.FACES; value++) {
            sum += value * Long.bitCount(tables.map.giftShops & sheet.written[value]);
        }
        return sum;
    }

    /// `fq.score.courtyards`.
    public int courtyards() {
        return tables.board.scores().courtyards().get(Long.bitCount(sheet.courtyards));
    }

    /// `fq.score.riverwalk`.
    public int riverwalk() {
        return sheet.riverwalk == 2 ? tables.board.scores().riverwalk() : 0;
    }

    /// `fq.score.performers`.
    public int performers() {
        return performerRow(sheet.topRow) + performerRow(sheet.bottomRow) + performerTrack();
    }

    /// Points of a row of performers.
    public int performerRow(int row) {
        return tables.board.scores().setPoints().get(Integer.bitCount(row));
    }

    /// Points of the performers' track.
    public int performerTrack() {
        return tables.performerPoints[sheet.performers];
    }

    /// `fq.tourism.goal`.
    public int vacation() {
        return position.frames.isEmpty() && reachedGoal()
                ? tables.board.scores().vacation()
                : 0;
    }

    private boolean reachedGoal() {
        return sheet.vacation >= 0 && reaches(tables.board.vacationCards().get(sheet.vacation));
    }

    private boolean reaches(VacationCard card) {
        long goal =
                card.buildings().stream().mapToLong(building -> 1L << building).sum();
        return VacationGoal.isReached(goal, card.values(), sheet);
    }
}
