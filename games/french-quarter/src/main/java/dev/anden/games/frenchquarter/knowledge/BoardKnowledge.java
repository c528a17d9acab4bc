package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Building.Role;
import java.util.function.Predicate;

/// What a bot asks about the board all the time, worked out once. Sets of buildings are the bits of a long.
final class BoardKnowledge {
    /// By activity: the buildings that it scores.
    final long[] scored = new long[Activity.COUNT];

    /// By activity: its multipliers from the top, after a 0 for none.
    final int[][] multipliers = new int[Activity.COUNT][];

    /// By activity and boxes marked: how many of the circles to come can be multipliers.
    final int[][] multipliersAhead = new int[Activity.COUNT][];

    /// By activity and boxes marked: boxes up to the next circle; 0 past the last one.
    final int[][] boxesToCircle = new int[Activity.COUNT][];

    /// By building: those next to it.
    final long[] neighbours;

    final long giftShops;

    /// By vacation card: its buildings.
    final long[] goals;

    /// By courtyards visited, from none.
    final int[] courtyardPoints;

    /// By performers marked in a row, from none.
    final int[] setPoints;

    BoardKnowledge(Board board) {
        board.activities().forEach(track -> {
            int activity = track.activity().ordinal();
            scored[activity] = set(board, building -> building.streets().contains(track.street()));
            multipliers[activity] = new int[track.multipliers().size() + 1];
            for (int place = 0; place < track.multipliers().size(); place++) {
                multipliers[activity][place + 1] = track.multipliers().get(place);
            }
            int length = track.boxes().size();
            multipliersAhead[activity] = new int[length + 1];
            boxesToCircle[activity] = new int[length + 1];
            for (int box = length - 1; box >= 0; box--) {
                Box shown = track.boxes().get(box);
                boolean multiplier = shown == Box.MULTIPLIER || shown == Box.CHOICE;
                multipliersAhead[activity][box] = multipliersAhead[activity][box + 1] + (multiplier ? 1 : 0);
                int after = boxesToCircle[activity][box + 1];
                boxesToCircle[activity][box] = shown != Box.SQUARE ? 1 : after == 0 ? 0 : after + 1;
            }
        });
        neighbours = board.buildings().stream()
                .mapToLong(building -> building.neighbours().stream()
                        .mapToLong(neighbour -> 1L << neighbour)
                        .sum())
                .toArray();
        giftShops = set(board, building -> building.role() == Role.GIFT_SHOP);
        goals = board.vacationCards().stream()
                .mapToLong(card -> card.buildings().stream()
                        .mapToLong(building -> 1L << building)
                        .sum())
                .toArray();
        courtyardPoints =
                board.scores().courtyards().stream().mapToInt(Integer::intValue).toArray();
        setPoints =
                board.scores().setPoints().stream().mapToInt(Integer::intValue).toArray();
    }

    private static long set(Board board, Predicate<Building> has) {
        return board.buildings().stream()
                .filter(has)
                .mapToLong(building -> 1L << building.index())
                .sum();
    }
}
