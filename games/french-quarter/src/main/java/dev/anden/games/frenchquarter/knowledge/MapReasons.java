package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.narration.FqThought;
import java.util.List;
import java.util.stream.IntStream;

/// What a turn does for the map: buildings that were hard to map, and those that no number fits into any more.
final class MapReasons {
    /// Of so few numbers that fit, it is worth a word that one of them is written.
    private static final int FEW = 2;

    private final BoardKnowledge board;
    private final TurnAhead turn;

    MapReasons(BoardKnowledge board, TurnAhead turn) {
        this.board = board;
        this.turn = turn;
    }

    /// The building into which the fewest numbers fitted, if they were few.
    void tellFewValues(List<FqThought> reasons) {
        int hardest = -1;
        int fewest = FEW + 1;
        for (long rest = turn.mapped(); rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            int numbers = Integer.bitCount(fitted(building));
            if (numbers < fewest) {
                fewest = numbers;
                hardest = building;
            }
        }
        if (hardest >= 0) {
            int values = fitted(hardest);
            reasons.add(new FqThought.FewValues(
                    turn.names.buildingId(hardest),
                    IntStream.rangeClosed(1, Board.FACES)
                            .filter(value -> (values >>> value & 1) != 0)
                            .boxed()
                            .toList()));
        }
    }

    private int fitted(int building) {
        return board.fitting(turn.sheetBefore(), building);
    }

    /// Buildings into which a number fitted before, and none does after it.
    void tellClosed(List<FqThought> prices) {
        long closed = 0;
        for (int building = 0; building < board.neighbours.length; building++) {
            boolean empty = (turn.sheet().mapped() >>> building & 1) == 0;
            if (empty && fitted(building) != 0 && board.fitting(turn.sheet(), building) == 0) {
                closed |= 1L << building;
            }
        }
        if (closed != 0 && turn.isFollowed()) {
            prices.add(new FqThought.ClosedBuildings(turn.names.buildingIds(closed)));
        }
    }
}
