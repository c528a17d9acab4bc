package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.VacationCard;

/// The points of a sheet as they stand. The vacation card counts when the game is over.
final class Points {
    private final FqState state;
    private final Sheet sheet;
    private final GameTables tables;

    Points(FqState state, int seat) {
        this.state = state;
        sheet = state.sheets[seat];
        tables = state.tables;
    }

    int total() {
        int total = bonuses() + sheet.lineBoxes + giftShops() + courtyards() + riverwalk() + performers() + vacation();
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            total += activity(activity);
        }
        return total;
    }

    /// The highest multiplier marked on a track; 0 without any.
    int multiplier(int activity) {
        int marked = sheet.multipliers[activity];
        return marked == 0 ? 0 : tables.multipliers[activity][marked - 1];
    }

    /// Mapped buildings on the track's street times the multiplier (`fq.score.activity`).
    int activity(int activity) {
        return Long.bitCount(sheet.mapped & tables.scored[activity]) * multiplier(activity);
    }

    /// `fq.score.bonus-points`.
    int bonuses() {
        return smallBuildings() + wilds();
    }

    /// Points of `fq.bonus.food-b`.
    int smallBuildings() {
        return sheet.hasSecond(Sheet.FOOD) ? Long.bitCount(sheet.mapped & tables.map.small) : 0;
    }

    /// Points of `fq.bonus.shopping-b`.
    int wilds() {
        return sheet.hasSecond(Sheet.SHOPPING) ? markedWilds() : 0;
    }

    /// The marked boxes of the umbrella track that show a wild.
    int markedWilds() {
        return sheet.umbrellas / tables.board.scores().wildEvery();
    }

    /// `fq.score.second-line`.
    int secondLine() {
        return sheet.lineBoxes;
    }

    /// `fq.score.gift-shops`; a W counts zero (`fq.bonus.w`).
    int giftShops() {
        if ((tables.map.giftShops & ~sheet.mapped) != 0) {
            return 0;
        }
        int sum = 0;
        for (int value = 1; value <= 6; value++) {
            sum += value * Long.bitCount(tables.map.giftShops & sheet.written[value]);
        }
        return sum;
    }

    /// `fq.score.courtyards`.
    int courtyards() {
        return tables.board.scores().courtyards().get(Long.bitCount(sheet.courtyards));
    }

    /// `fq.score.riverwalk`.
    int riverwalk() {
        return sheet.riverwalk == 2 ? tables.board.scores().riverwalk() : 0;
    }

    /// `fq.score.performers`.
    int performers() {
        return performerRow(sheet.topRow) + performerRow(sheet.bottomRow) + performerTrack();
    }

    /// Points of a row of performers.
    int performerRow(int row) {
        return tables.board.scores().setPoints().get(Integer.bitCount(row));
    }

    /// Points of the performers' track.
    int performerTrack() {
        return tables.performerPoints[sheet.performers];
    }

    /// `fq.tourism.goal`.
    int vacation() {
        return state.frames.isEmpty() && reachedGoal() ? tables.board.scores().vacation() : 0;
    }

    private boolean reachedGoal() {
        return sheet.vacation >= 0 && reaches(tables.board.vacationCards().get(sheet.vacation));
    }

    /// Whether the goal of a card is reached (`fq.ruling.r25`).
    private boolean reaches(VacationCard card) {
        long goal =
                card.buildings().stream().mapToLong(building -> 1L << building).sum();
        if ((goal & ~sheet.mapped) != 0) {
            return false;
        }
        int most = 0;
        for (int value = 1; value <= 6; value++) {
            most = Math.max(most, Long.bitCount(goal & sheet.written[value]));
        }
        int ws = Long.bitCount(goal & sheet.written[Sheet.W]);
        return switch (card.values()) {
            case ANY -> true;
            case ALL_EQUAL -> most == card.buildings().size();
            case ALL_DIFFERENT -> most <= 1 && ws <= 1;
        };
    }
}
