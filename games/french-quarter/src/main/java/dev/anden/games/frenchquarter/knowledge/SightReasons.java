package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.VacationCard.Values;
import dev.anden.games.frenchquarter.narration.FqThought;
import dev.anden.games.frenchquarter.scoring.VacationGoal;
import dev.anden.games.frenchquarter.state.FqSheet;
import java.util.List;

/// What a turn does for the sights, which are worth most when several were visited, and for the vacation card.
final class SightReasons {
    private static final int ALL_NUMBERS = (2 << Board.FACES) - 2;

    private final BoardKnowledge board;
    private final TurnAhead turn;
    private final FqSheet before;
    private final FqSheet after;

    SightReasons(BoardKnowledge board, TurnAhead turn) {
        this.board = board;
        this.turn = turn;
        before = turn.sheetBefore();
        after = turn.sheet();
    }

    /// Sights of which another visit is worth more; what this one scores is told by its points.
    void tellVisits(List<FqThought> reasons) {
        if (!turn.isFollowed()) {
            return;
        }
        int courtyards = Long.bitCount(after.courtyards());
        if (after.courtyards() != before.courtyards() && courtyards + 1 < board.courtyardPoints.length) {
            int more = board.courtyardPoints[courtyards + 1] - board.courtyardPoints[courtyards];
            reasons.add(new FqThought.NextCourtyard(courtyards, more));
        }
        if (before.riverwalk() == 0 && after.riverwalk() == 1) {
            reasons.add(new FqThought.NextRiverwalk(turn.names.scores().riverwalk()));
        }
        long shops = board.giftShops & ~after.mapped();
        if ((turn.mapped() & board.giftShops) != 0
                && Long.bitCount(shops) == 1
                && board.fitting(after, Long.numberOfTrailingZeros(shops)) != 0) {
            reasons.add(new FqThought.NextGiftShop(turn.names.buildingId(Long.numberOfTrailingZeros(shops))));
        }
    }

    /// Buildings of the vacation card, while its goal can be reached with numbers.
    void tellVacation(List<FqThought> reasons) {
        int vacation = turn.after.vacation();
        if (vacation < 0) {
            return;
        }
        long goal = board.goals[vacation];
        if ((turn.mapped() & goal) != 0
                && canReach(goal, turn.names.vacationCards().get(vacation).values())) {
            reasons.add(new FqThought.VacationBuildings(Long.bitCount(goal & after.mapped()), Long.bitCount(goal)));
        }
    }

    private boolean canReach(long goal, Values values) {
        long empty = goal & ~after.mapped();
        if (empty != 0 && !turn.isFollowed()) {
            return false;
        }
        int written = 0;
        for (int value = 1; value <= Board.FACES; value++) {
            written += (goal & after.written(value)) != 0 ? 1 << value : 0;
        }
        int numbers = switch (values) {
            case ANY -> ALL_NUMBERS;
            case ALL_EQUAL -> written;
            case ALL_DIFFERENT -> ALL_NUMBERS & ~written;
        };
        return VacationGoal.isKept(goal, values, after) && allFit(empty, numbers);
    }

    /// Whether one of some numbers fits into each building.
    private boolean allFit(long buildings, int numbers) {
        for (long rest = buildings; rest != 0; rest &= rest - 1) {
            if ((board.fitting(after, Long.numberOfTrailingZeros(rest)) & numbers) == 0) {
                return false;
            }
        }
        return true;
    }
}
