package dev.anden.games.tickettoride.board;

import java.util.Map;

/// One kind of vehicle of a board: how many each seat has, how many a route takes, and what its routes score.
///
/// @param id `train`, `tram`, `subway`, `bus`: the word of board files, notation and JSON
/// @param count vehicles of this kind that each seat starts with
/// @param perRoute how many a route takes
/// @param points points by a route's length (`ttr.board.route-points`)
public record VehicleKind(String id, int count, PerRoute perRoute, Map<Integer, Integer> points) {
    public VehicleKind {
        points = Map.copyOf(points);
    }

    /// How many vehicles a claim lays.
    public enum PerRoute {
        /// One on each space (`ttr.claim.vehicles`).
        EACH_SPACE,
        /// One for the whole route, whatever it costs (`ttr.berlin.subway`).
        ONE;

        /// How many vehicles a route of a length takes.
        int on(int length) {
            return this == ONE ? 1 : length;
        }

        /// The word of board files: `each-space`.
        @Override
        public String toString() {
            return this == ONE ? "one" : "each-space";
        }
    }

    /// How many vehicles a route of a length takes.
    public int on(int length) {
        return perRoute.on(length);
    }
}
