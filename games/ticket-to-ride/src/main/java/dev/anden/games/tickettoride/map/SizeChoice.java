package dev.anden.games.tickettoride.map;

import java.util.List;

/// How large the spaces of a board can be drawn.
final class SizeChoice {
    private static final double SHORTEST_SPACE = 20;
    private static final double LONGEST_SPACE = 56;
    private static final double SMALLEST_TYPE = 18;
    private static final double LARGEST_TYPE = 24;
    private static final double TYPE_BY_SPACE = 0.45;

    /// This part of the corridors may be too short at first; the cartogram makes them longer.
    private static final double SHORT_CORRIDORS = 0.25;

    /// Room that is left free beside what fits exactly: the cartogram gives from one corridor to another.
    private static final double EASE = 0.94;

    private SizeChoice() {}

    /// Such sizes that most corridors have room for their spaces without moving a city.
    static Sizes forBoard(Neighbourhood neighbourhood, List<Corridor> corridors) {
        double[] room = corridors.stream()
                .mapToDouble(corridor -> longestSpace(corridor, neighbourhood.distance(corridor.from(), corridor.to())))
                .sorted()
                .toArray();
        double usual = room.length == 0 ? LONGEST_SPACE : room[(int) (room.length * SHORT_CORRIDORS)];
        double spaceLength = Math.clamp(usual * EASE, SHORTEST_SPACE, LONGEST_SPACE);
        return new Sizes(spaceLength, Math.clamp(spaceLength * TYPE_BY_SPACE, SMALLEST_TYPE, LARGEST_TYPE));
    }

    private static double longestSpace(Corridor corridor, double distance) {
        Sizes unit = new Sizes(1, 1);
        return distance / (unit.chain(corridor.spaces(), unit.gap()) + 2 * unit.platform());
    }
}
