package dev.anden.games.frenchquarter.state;

import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Building.Role;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.Street;
import dev.anden.games.frenchquarter.board.Stretch;
import java.util.Arrays;

/// The map worked out for speed: sets of buildings are the bits of a long, ways out of crossings are tables.
public final class MapTables {
    /// Moves are looked up to this distance: a taxi with the longer move of `fq.bonus.culture-a` goes six spaces.
    private static final int FARTHEST = 6;

    public final int buildings;

    /// All buildings.
    public final long all;

    /// The small ones.
    public final long small;

    /// The courtyards.
    public final long courtyards;

    /// The gift shops.
    public final long giftShops;

    public final int start;
    public final int policeStation;
    public final int riverwalk;

    /// By building: those next to it (`fq.ruling.r3`).
    public final long[] neighbours;

    /// By street: the buildings that touch it (`fq.move.streets-touched`).
    public final long[] onStreet;

    /// By stretch: the buildings that have a side on it.
    public final long[] touched;

    /// By stretch: its street.
    public final int[] streetOf;

    private final long[][] within;
    private final int[] stretches;
    private final int[] ends;

    public MapTables(Board board) {
        buildings = board.buildings().size();
        all = -1L >>> (Long.SIZE - buildings);
        neighbours = board.buildings().stream()
                .mapToLong(building -> set(building.neighbours()))
                .toArray();
        small = board.buildings().stream()
                .filter(Building::small)
                .mapToLong(building -> 1L << building.index())
                .sum();
        courtyards = with(board, Role.COURTYARD);
        giftShops = with(board, Role.GIFT_SHOP);
        start = Long.numberOfTrailingZeros(with(board, Role.START));
        policeStation = Long.numberOfTrailingZeros(with(board, Role.POLICE_STATION));
        riverwalk = Long.numberOfTrailingZeros(with(board, Role.RIVERWALK));
        onStreet = new long[board.streets().size()];
        for (Building building : board.buildings()) {
            building.streets().forEach(street -> onStreet[street] |= 1L << building.index());
        }
        touched = board.stretches().stream()
                .mapToLong(stretch -> set(stretch.touches()))
                .toArray();
        streetOf = board.stretches().stream().mapToInt(Stretch::street).toArray();
        within = distances();
        stretches = new int[board.crossings().size() * Direction.COUNT];
        ends = new int[stretches.length];
        Arrays.fill(stretches, -1);
        for (Stretch stretch : board.stretches()) {
            Street street = board.streets().get(stretch.street());
            Direction onward = street.eastWest() ? Direction.EAST : Direction.SOUTH;
            addWay(stretch.from(), onward, stretch.index(), stretch.to());
            addWay(stretch.to(), onward.opposite(), stretch.index(), stretch.from());
        }
    }

    private static long with(Board board, Role role) {
        return board.buildings().stream()
                .filter(building -> building.role() == role)
                .mapToLong(building -> 1L << building.index())
                .sum();
    }

    private static long set(java.util.List<Integer> indexes) {
        return indexes.stream().mapToLong(index -> 1L << index).sum();
    }

    private void addWay(int crossing, Direction direction, int stretch, int end) {
        stretches[crossing * Direction.COUNT + direction.ordinal()] = stretch;
        ends[crossing * Direction.COUNT + direction.ordinal()] = end;
    }

    private long[][] distances() {
        var sets = new long[FARTHEST + 1][buildings];
        for (int building = 0; building < buildings; building++) {
            sets[0][building] = 1L << building;
        }
        for (int distance = 1; distance <= FARTHEST; distance++) {
            for (int building = 0; building < buildings; building++) {
                long reached = sets[distance - 1][building];
                sets[distance][building] = reached | nextTo(reached);
            }
        }
        return sets;
    }

    private long nextTo(long set) {
        long next = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            next |= neighbours[Long.numberOfTrailingZeros(rest)];
        }
        return next;
    }

    /// The buildings within a number of spaces, including the building itself (`fq.ruling.r4`).
    ///
    /// @param spaces from 0 to 6
    public long within(int spaces, int building) {
        return within[spaces][building];
    }

    /// The stretch that leaves a crossing in a direction, or -1 at the edge of the map.
    public int stretch(int crossing, int direction) {
        return stretches[crossing * Direction.COUNT + direction];
    }

    /// The crossing at the end of the stretch that leaves a crossing in a direction.
    public int end(int crossing, int direction) {
        return ends[crossing * Direction.COUNT + direction];
    }
}
