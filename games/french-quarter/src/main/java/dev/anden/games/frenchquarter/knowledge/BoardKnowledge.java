package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Building.Role;
import dev.anden.games.frenchquarter.board.VacationCard;
import dev.anden.games.frenchquarter.board.VacationCard.Values;
import dev.anden.games.frenchquarter.state.FqSheet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// What a bot asks about the board all the time, worked out once. Sets of buildings are the bits of a long.
final class BoardKnowledge {
    private static final int CULTURE = Activity.CULTURE.ordinal();

    /// By activity: the buildings that it scores.
    final long[] scored = new long[Activity.COUNT];

    /// By activity: its multipliers from the top, after a 0 for none.
    final int[][] multipliers = new int[Activity.COUNT][];

    /// By activity and the box that is crossed out, 0 for none: what is ahead on the track.
    private final TrackAhead[][] ahead = new TrackAhead[Activity.COUNT][];

    /// By building: those next to it.
    final long[] neighbours;

    final long giftShops;

    /// By vacation card: its buildings.
    final long[] goals;

    /// By vacation card: what the values of its buildings have to be.
    final Values[] goalValues;

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
            ahead[activity] = IntStream.rangeClosed(0, track.boxes().size())
                    .mapToObj(crossedOut -> new TrackAhead(track, crossedOut))
                    .toArray(TrackAhead[]::new);
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
        goalValues = board.vacationCards().stream().map(VacationCard::values).toArray(Values[]::new);
        courtyardPoints =
                board.scores().courtyards().stream().mapToInt(Integer::intValue).toArray();
        setPoints =
                board.scores().setPoints().stream().mapToInt(Integer::intValue).toArray();
    }

    /// What is ahead on a track of a sheet.
    TrackAhead ahead(FqSheet sheet, int activity) {
        return ahead[activity][activity == CULTURE ? sheet.crossedOut() : 0];
    }

    /// The numbers that fit into an empty building (`fq.move.map`): bit i stands for the number i.
    int fitting(FqSheet sheet, int building) {
        long near = neighbours[building] & sheet.mapped() & ~sheet.written(0);
        int lowest = Board.FACES + 1;
        int highest = 0;
        for (int value = 1; value <= Board.FACES && near != 0; value++) {
            if ((near & sheet.written(value)) != 0) {
                lowest = Math.min(lowest, value);
                highest = value;
            }
        }
        int from = Math.max(1, highest - 1);
        int to = Math.min(Board.FACES, lowest + 1);
        return from > to ? 0 : (2 << to) - (1 << from);
    }

    private static long set(Board board, Predicate<Building> has) {
        return board.buildings().stream()
                .filter(has)
                .mapToLong(building -> 1L << building.index())
                .sum();
    }
}
